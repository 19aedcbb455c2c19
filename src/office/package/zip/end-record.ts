import { ZipError } from '#office/package/zip/zip-fault.ts';

/** Where the directory of a zip is. */
export interface ZipDirectoryPlace {
  readonly count: number;
  readonly start: number;
  /** First byte after the directory: there the end records start. */
  readonly end: number;
}

const endSignature = 0x06054b50;
const endLength = 22;
const wideEndSignature = 0x06064b50;
const wideLocatorSignature = 0x07064b50;

/** Offset of the end record: the one whose comment ends exactly where the file ends. */
function endOffset(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let offset = view.byteLength - endLength; offset >= lowest; offset--) {
    if (view.getUint32(offset, true) !== endSignature) continue;
    if (offset + endLength + view.getUint16(offset + 20, true) === view.byteLength) return offset;
  }
  throw new ZipError('noEnd');
}

/** A 64-bit number as far as it can be an offset in a file. */
export function wideNumber(view: DataView, offset: number): number {
  const value = view.getBigUint64(offset, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipError('wrongLength');
  return Number(value);
}

function widePlace(view: DataView, locator: number): ZipDirectoryPlace {
  const end = wideNumber(view, locator + 8);
  if (end + 56 > locator || view.getUint32(end, true) !== wideEndSignature) {
    throw new ZipError('noDirectory');
  }
  return { count: wideNumber(view, end + 32), start: wideNumber(view, end + 48), end };
}

/** Finds the directory; understands zip64. */
export function zipDirectoryPlace(view: DataView): ZipDirectoryPlace {
  if (view.byteLength < endLength) throw new ZipError('noEnd');
  const end = endOffset(view);
  const locator = end - 20;
  if (locator >= 0 && view.getUint32(locator, true) === wideLocatorSignature) return widePlace(view, locator);
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 6, true) !== 0) {
    throw new ZipError('severalFiles');
  }
  return { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true), end };
}
