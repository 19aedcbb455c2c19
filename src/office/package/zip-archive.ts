import { joinedBytes } from '#office/package/joined-bytes.ts';
import type { ZipPart } from '#office/package/zip-part.ts';

/** 1 January 1980, the zero of zip dates: the same parts give the same bytes on any day. */
const fixedDate = 0x0021;
const utf8Names = 0x0800;
const version = 20;

const encoder = new TextEncoder();

function record(length: number, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}

/** The fields that local header and directory share, from the version on. */
function writeFields(view: DataView, offset: number, part: ZipPart, nameLength: number): void {
  view.setUint16(offset, version, true);
  view.setUint16(offset + 2, utf8Names, true);
  view.setUint16(offset + 4, part.method, true);
  view.setUint16(offset + 8, fixedDate, true);
  view.setUint32(offset + 10, part.crc32, true);
  view.setUint32(offset + 14, part.packed.length, true);
  view.setUint32(offset + 18, part.size, true);
  view.setUint16(offset + 22, nameLength, true);
}

const localHeader = (part: ZipPart, nameLength: number): Uint8Array =>
  record(30, (view) => {
    view.setUint32(0, 0x04034b50, true);
    writeFields(view, 4, part, nameLength);
  });

const directoryEntry = (part: ZipPart, nameLength: number, offset: number): Uint8Array =>
  record(46, (view) => {
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(4, version, true);
    writeFields(view, 6, part, nameLength);
    view.setUint32(42, offset, true);
  });

const endRecord = (count: number, size: number, offset: number): Uint8Array =>
  record(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, count, true);
    view.setUint16(10, count, true);
    view.setUint32(12, size, true);
    view.setUint32(16, offset, true);
  });

/** The zip with these parts in this order. */
export function zipArchive(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = encoder.encode(part.name);
    directory.push(directoryEntry(part, name.length, offset), name);
    pieces.push(localHeader(part, name.length), name, part.packed);
    offset += 30 + name.length + part.packed.length;
  }
  const directorySize = directory.reduce((sum, piece) => sum + piece.length, 0);
  return joinedBytes([...pieces, ...directory, endRecord(parts.length, directorySize, offset)]);
}
