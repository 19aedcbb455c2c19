import { ZipError } from '#office/package/zip/zip-fault.ts';

/** Where the directory of a zip is. */
interface ZipDirectoryPlace {
  readonly count: number;
  readonly start: number;
  /** Length in bytes, as the end record says. */
  readonly size: number;
  /** First byte after the directory: there the end records start. */
  readonly end: number;
}

const endSignature = 0x06054b50;
const endLength = 22;
const wideEndSignature = 0x06064b50;
const wideLocatorSignature = 0x07064b50;
const wideLocatorLength = 20;

/**
 * Offset of the end record: the one whose comment ends exactly where the file ends. Readers look for it from the end, from the
 * start or without regard to the comment: there may be no other that one of them would take.
 */
function endOffset(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - 0xffff);
  let found: number | null = null;
  for (let offset = view.byteLength - endLength; offset >= lowest; offset--) {
    if (view.getUint32(offset, true) !== endSignature) continue;
    const endsFile = offset + endLength + view.getUint16(offset + 20, true) === view.byteLength;
    if (found !== null && endsFile) throw new ZipError('severalEnds');
    if (found === null && !endsFile) throw new ZipError('noEnd');
    found ??= offset;
  }
  if (found === null) throw new ZipError('noEnd');
  return found;
}

/** A 64-bit number as far as it can be an offset in a file. */
export function wideNumber(view: DataView, offset: number): number {
  const value = view.getBigUint64(offset, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipError('wrongLength');
  return Number(value);
}

/** A field of the end record that the zip64 record repeats: the same there, or marked as not used. */
const agrees = (narrow: number, wide: number, unused: number): boolean => narrow === unused || narrow === wide;

function widePlace(view: DataView, locator: number): ZipDirectoryPlace {
  const end = wideNumber(view, locator + 8);
  if (end + 56 > locator || view.getUint32(end, true) !== wideEndSignature) {
    throw new ZipError('noDirectory');
  }
  const place = {
    count: wideNumber(view, end + 32),
    size: wideNumber(view, end + 40),
    start: wideNumber(view, end + 48),
    end,
  };
  const narrow = locator + wideLocatorLength;
  const isOne =
    end + 12 + wideNumber(view, end + 4) === locator &&
    agrees(view.getUint16(narrow + 10, true), place.count, 0xffff) &&
    agrees(view.getUint32(narrow + 12, true), place.size, 0xffffffff) &&
    agrees(view.getUint32(narrow + 16, true), place.start, 0xffffffff);
  if (!isOne) throw new ZipError('wrongDirectory');
  return place;
}

/** Finds the directory; understands zip64. */
export function zipDirectoryPlace(view: DataView): ZipDirectoryPlace {
  if (view.byteLength < endLength) throw new ZipError('noEnd');
  const end = endOffset(view);
  const locator = end - wideLocatorLength;
  if (locator >= 0 && view.getUint32(locator, true) === wideLocatorSignature) return widePlace(view, locator);
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 6, true) !== 0) {
    throw new ZipError('severalFiles');
  }
  return {
    count: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    start: view.getUint32(end + 16, true),
    end,
  };
}
