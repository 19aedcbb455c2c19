import { wideNumber } from '#office/package/zip/end-record.ts';
import { ZipError } from '#office/package/zip/zip-fault.ts';

const decoder = new TextDecoder();

function isInside(name: string): boolean {
  return !name.startsWith('/') && !/^[a-z]:/i.test(name) && !name.split('/').includes('..');
}

/** Name of a zip entry, when it is a plain path inside the package. */
function zipName(bytes: Uint8Array): string {
  const name = decoder.decode(bytes);
  if (name.includes('\\')) throw new ZipError('nameNotStandard');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (name === '' || /[\u0000-\u001f]/.test(name) || !isInside(name)) {
    throw new ZipError('wrongName');
  }
  return name;
}

/** The record of one entry in the directory of a zip, before its local header is looked at. */
export interface DirectoryRecord {
  readonly name: string;
  readonly nameBytes: Uint8Array;
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly size: number;
  readonly packedSize: number;
  readonly headerStart: number;
  /** Length of the record in the directory. */
  readonly length: number;
}

const signature = 0x02014b50;
const fixedLength = 46;
const wide = 0xffffffff;
const encryptionFlags = 0x0001 | 0x0040 | 0x2000;
const deflateFactor = 1100;

interface Sizes {
  readonly size: number;
  readonly packedSize: number;
  readonly headerStart: number;
}

/** Sizes from the zip64 field, for those that do not fit in 32 bits. */
function wideSizes(view: DataView, start: number, end: number, sizes: Sizes): Sizes {
  let at = start;
  while (at + 4 <= end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  if (at + 4 > end) throw new ZipError('lengthMissing');
  let next = at + 4;
  const limit = next + view.getUint16(at + 2, true);
  const value = (narrow: number): number => {
    if (narrow !== wide) return narrow;
    if (next + 8 > limit || next + 8 > end) throw new ZipError('lengthMissing');
    next += 8;
    return wideNumber(view, next - 8);
  };
  return { size: value(sizes.size), packedSize: value(sizes.packedSize), headerStart: value(sizes.headerStart) };
}

function recordSizes(view: DataView, at: number, extraStart: number, extraEnd: number): Sizes {
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const headerStart = view.getUint32(at + 42, true);
  const sizes = { size, packedSize, headerStart };
  const isWide = size === wide || packedSize === wide || headerStart === wide;
  return isWide ? wideSizes(view, extraStart, extraEnd, sizes) : sizes;
}

function checkKind(view: DataView, at: number): 0 | 8 {
  if ((view.getUint16(at + 8, true) & encryptionFlags) !== 0) throw new ZipError('password');
  const isUnix = view.getUint8(at + 5) === 3;
  if (isUnix && view.getUint32(at + 38, true) >>> 28 === 0xa) {
    throw new ZipError('linkOutside');
  }
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new ZipError('unknownMethod');
  return method;
}

function checkSizes(method: 0 | 8, sizes: Sizes): void {
  const isPossible =
    method === 0 ? sizes.size === sizes.packedSize : sizes.size <= sizes.packedSize * deflateFactor + deflateFactor;
  if (!isPossible) throw new ZipError('wrongLength');
}

/** The record at this place of the directory. */
export function directoryRecord(bytes: Uint8Array, view: DataView, at: number, end: number): DirectoryRecord {
  if (at + fixedLength > end || view.getUint32(at, true) !== signature) {
    throw new ZipError('wrongDirectory');
  }
  const nameEnd = at + fixedLength + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const recordEnd = extraEnd + view.getUint16(at + 32, true);
  if (recordEnd > end) throw new ZipError('wrongDirectory');
  const method = checkKind(view, at);
  const sizes = recordSizes(view, at, nameEnd, extraEnd);
  checkSizes(method, sizes);
  const nameBytes = bytes.subarray(at + fixedLength, nameEnd);
  const crc32 = view.getUint32(at + 16, true);
  return { name: zipName(nameBytes), nameBytes, method, crc32, ...sizes, length: recordEnd - at };
}
