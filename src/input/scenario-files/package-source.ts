import type { PackageParts } from '#input/gate/zip-file.ts';
import { damagedWorkbook } from '#input/gate/unreadable-workbook.ts';
import { type ByteSource, pieces, type StreamPlatform } from '#input/scenario-files/byte-source.ts';
import { heldLimits, packageLimits } from '#input/scenario-files/set-limits.ts';
import { crc32 } from '#office/package/crc32.ts';
import { type DirectoryRecord, directoryRecord } from '#office/package/zip/directory-record.ts';
import { zipDirectoryPlace } from '#office/package/zip/end-record.ts';
import { ZipError } from '#office/package/zip/zip-fault.ts';

/** The end record, its longest comment and the records before it of a large package. */
const tailLength = 2 ** 16 + 128;
const [localSignature, localLength] = [0x04034b50, 30];

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A zip of which the parts are streams, and its small parts are there at once. */
export interface PackageSource {
  readonly names: readonly string[];
  /** The small parts, as the reader of workbooks asks for them. */
  readonly small: PackageParts;
  /** A part as it is unpacked, checked for length and checksum. */
  readonly stream: (name: string) => AsyncGenerator<Uint8Array>;
}

/**
 * Opens a package without reading what is in it. A file that is damaged, that readers could read differently or that goes beyond the limits is refused
 * before anything is unpacked.
 */
export async function openedPackage(source: ByteSource, platform: StreamPlatform): Promise<PackageSource> {
  const records = await directoryOf(source);
  const byName = new Map(records.map((record) => [record.name.toLowerCase(), record]));
  if (byName.size !== records.length) throw new ZipError('sameName');
  async function* stream(name: string): AsyncGenerator<Uint8Array> {
    const record = byName.get(name.toLowerCase());
    if (record === undefined) throw damagedWorkbook('een onderdeel ontbreekt');
    const start = await contentStart(source, record);
    const packed = pieces(source, start, start + record.packedSize);
    yield* checked(record.method === 0 ? packed : platform.inflate(packed), record);
  }
  return { names: records.map(({ name }) => name), small: await smallParts(records, stream), stream };
}

async function directoryOf(source: ByteSource): Promise<readonly DirectoryRecord[]> {
  const tailStart = Math.max(0, source.size - tailLength);
  const place = zipDirectoryPlace(viewOf(await source.read(tailStart, source.size - tailStart)));
  if (place.count > packageLimits.entries) throw new ZipError('tooManyEntries');
  const end = tailStart + place.end;
  if (place.start + place.size !== end || place.size > heldLimits.directory) throw new ZipError('wrongDirectory');
  const bytes = await source.read(place.start, place.size);
  const records: DirectoryRecord[] = [];
  let at = 0;
  for (let index = 0; index < place.count; index++) {
    const record = directoryRecord(bytes, viewOf(bytes), at, bytes.length);
    records.push(record);
    at += record.length;
  }
  if (at !== bytes.length) throw new ZipError('wrongDirectory');
  checkSizes(records, place.start);
  return records;
}

function checkSizes(records: readonly DirectoryRecord[], limit: number): void {
  let [total, end] = [0, 0];
  for (const { size, headerStart, packedSize } of records.toSorted(
    (one, other) => one.headerStart - other.headerStart,
  )) {
    total += size;
    if (size > packageLimits.partSize || total > packageLimits.totalSize) throw new ZipError('tooLarge');
    if (headerStart < end) throw new ZipError('entriesOverlap');
    end = headerStart + localLength + packedSize;
    if (end > limit) throw new ZipError('entryCutShort');
  }
}

/** Where the content of an entry starts; its local header must say what the directory says. */
async function contentStart(source: ByteSource, { headerStart, nameBytes, method }: DirectoryRecord): Promise<number> {
  const header = await source.read(headerStart, localLength + nameBytes.length);
  const view = viewOf(header);
  if (header.length < localLength || view.getUint32(0, true) !== localSignature) throw new ZipError('entryMissing');
  const nameLength = view.getUint16(26, true);
  const name = header.subarray(localLength);
  const isSame =
    view.getUint16(8, true) === method &&
    nameLength === nameBytes.length &&
    name.length === nameLength &&
    name.every((byte, index) => byte === nameBytes[index]);
  if (!isSame) throw new ZipError('entryDiffers');
  return headerStart + localLength + nameLength + view.getUint16(28, true);
}

/** Unpacking stops at the declared size: a part cannot grow past what was looked at before. */
async function* checked(content: AsyncIterable<Uint8Array>, record: DirectoryRecord): AsyncGenerator<Uint8Array> {
  let [length, checksum] = [0, 0];
  try {
    for await (const piece of content) {
      length += piece.length;
      if (length > record.size) throw new ZipError('wrongLength');
      checksum = crc32(piece, checksum);
      yield piece;
    }
  } catch (error) {
    // Each platform has its own errors for damaged data.
    const isOfPlatform =
      typeof (error as { code?: unknown }).code === 'string' &&
      String((error as { code: unknown }).code).startsWith('Z_');
    throw isOfPlatform ? damagedWorkbook('de inhoud kan niet worden uitgepakt') : error;
  }
  if (length !== record.size || checksum !== record.crc32)
    throw damagedWorkbook('de inhoud klopt niet met de controlegetallen');
}

async function smallParts(
  records: readonly DirectoryRecord[],
  stream: PackageSource['stream'],
): Promise<PackageSource['small']> {
  const parts = new Map<string, Uint8Array>();
  let left: number = heldLimits.parts;
  for (const { name, size } of records) {
    if (size > heldLimits.part || size > left || /worksheets\/[^/]*$/i.test(name)) continue;
    left -= size;
    parts.set(name.toLowerCase(), await gathered(stream(name), size));
  }
  return {
    // Only their names are asked for: their places are looked up here.
    entries: records.map((record) => ({ ...record, contentStart: 0, contentEnd: 0 })),
    has: (name) => parts.has(name.toLowerCase()),
    part: (name) => {
      const bytes = parts.get(name.toLowerCase());
      if (bytes === undefined) throw damagedWorkbook('een onderdeel ontbreekt');
      return bytes;
    },
  };
}

async function gathered(content: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const piece of content) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
