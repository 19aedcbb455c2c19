import { ZipError } from '#office/package/zip/zip-fault.ts';
import { type DirectoryRecord, directoryRecord } from '#office/package/zip/directory-record.ts';
import { zipDirectoryPlace } from '#office/package/zip/end-record.ts';

/** One entry of a zip whose place and sizes were checked; its content is not inflated yet. */
export interface ZipEntry {
  readonly name: string;
  /** 0 = stored, 8 = deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly size: number;
  /** Where its local header starts. */
  readonly headerStart: number;
  /** Where its packed content starts and ends in the file. */
  readonly contentStart: number;
  readonly contentEnd: number;
}

/** What a zip may hold, as its directory says. */
export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one part, and of all parts together, unpacked. */
  readonly partSize: number;
  readonly totalSize: number;
}

const unlimited: ZipLimits = { entries: Infinity, partSize: Infinity, totalSize: Infinity };

const localSignature = 0x04034b50;
const localLength = 30;

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Sizes and checksum stand behind the content instead of in the local header. */
const sizesBehind = 0x0008;
/** What stands there at most: a signature, the checksum and two long sizes. */
const longestSizesBehind = 24;

/** A local header says the same of its content as the directory, or leaves it to a longer field or to what stands behind. */
function saysTheSame(view: DataView, at: number, { crc32, packedSize, size }: DirectoryRecord): boolean {
  if ((view.getUint16(at + 6, true) & sizesBehind) !== 0) return true;
  const isSize = (place: number, expected: number): boolean =>
    [expected, 0xffffffff].includes(view.getUint32(place, true));
  return view.getUint32(at + 14, true) === crc32 && isSize(at + 18, packedSize) && isSize(at + 22, size);
}

/** Checks the local header against the directory: readers that trust either must see the same. */
function placedEntry(bytes: Uint8Array, view: DataView, record: DirectoryRecord, limit: number): ZipEntry {
  const at = record.headerStart;
  if (at + localLength > limit || view.getUint32(at, true) !== localSignature) {
    throw new ZipError('entryMissing');
  }
  const nameEnd = at + localLength + view.getUint16(at + 26, true);
  const contentStart = nameEnd + view.getUint16(at + 28, true);
  const contentEnd = contentStart + record.packedSize;
  if (contentEnd > limit) throw new ZipError('entryCutShort');
  const isSame =
    view.getUint16(at + 8, true) === record.method &&
    sameBytes(bytes.subarray(at + localLength, nameEnd), record.nameBytes) &&
    saysTheSame(view, at, record);
  if (!isSame) throw new ZipError('entryDiffers');
  const { name, method, crc32, size, headerStart } = record;
  return { name, method, crc32, size, headerStart, contentStart, contentEnd };
}

function checkTotals(records: readonly DirectoryRecord[], limits: ZipLimits): void {
  let total = 0;
  for (const record of records) {
    total += record.size;
    if (record.size > limits.partSize || total > limits.totalSize) {
      throw new ZipError('tooLarge');
    }
  }
}

function checkNames(entries: readonly ZipEntry[]): void {
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  if (names.size !== entries.length) throw new ZipError('sameName');
}

/** Entries follow each other from the first byte to the directory: nothing between them that another reader would take. */
function checkPlaces(view: DataView, entries: readonly ZipEntry[], directoryStart: number): void {
  const sorted = entries.toSorted((a, b) => a.headerStart - b.headerStart);
  const starts = [...sorted.map(({ headerStart }) => headerStart), directoryStart];
  if (starts[0] !== 0) throw new ZipError('dataBetween');
  for (const [index, { headerStart, contentEnd }] of sorted.entries()) {
    const gap = (starts[index + 1] ?? 0) - contentEnd;
    const allowed = (view.getUint16(headerStart + 6, true) & sizesBehind) === 0 ? 0 : longestSizesBehind;
    if (gap < 0) throw new ZipError('entriesOverlap');
    if (gap > allowed) throw new ZipError('dataBetween');
  }
}

/**
 * The entries of a zip in the order of its directory. Nothing is inflated; a zip that is damaged, that readers could read
 * differently or that goes beyond the limits is refused by a ZipError.
 */
export function zipEntries(bytes: Uint8Array, limits = unlimited): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const place = zipDirectoryPlace(view);
  if (place.count > limits.entries) throw new ZipError('tooManyEntries');
  const records: DirectoryRecord[] = [];
  let at = place.start;
  for (let index = 0; index < place.count; index++) {
    const record = directoryRecord(bytes, view, at, place.end);
    records.push(record);
    at += record.length;
  }
  if (at !== place.end || place.start + place.size !== place.end) throw new ZipError('wrongDirectory');
  checkTotals(records, limits);
  const entries = records.map((record) => placedEntry(bytes, view, record, place.start));
  checkNames(entries);
  checkPlaces(view, entries, place.start);
  return entries;
}
