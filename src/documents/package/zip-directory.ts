import { inflateSync } from 'fflate';
import type { ZipPart } from '#documents/package/zip-part.ts';

/** A zip whose directory cannot be followed; uploads have passed the gate before they get here. */
class ZipDirectoryError extends Error {}

const endSignature = 0x06054b50;
const wide = 0xffffffff;
const wideExtra = 0x0001;

function endOffset(view: DataView): number {
  for (let offset = view.byteLength - 22; offset >= 0; offset--) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  throw new ZipDirectoryError('no end record');
}

function packedContent(bytes: Uint8Array, view: DataView, local: number, length: number): Uint8Array {
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > bytes.length) throw new ZipDirectoryError('entry outside the file');
  return bytes.subarray(start, start + length);
}

/** Sizes and offset that do not fit in 32 bits stand in an extra field, in this order, and only those. */
function wideFields(view: DataView, at: number): readonly number[] {
  const start = at + 46 + view.getUint16(at + 28, true);
  const end = start + view.getUint16(at + 30, true);
  for (let field = start; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== wideExtra) continue;
    const count = Math.floor(view.getUint16(field + 2, true) / 8);
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(field + 4 + 8 * index, true)));
  }
  return [];
}

function partAt(bytes: Uint8Array, view: DataView, at: number, name: string): ZipPart {
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new ZipDirectoryError('unknown method');
  const extra = [...wideFields(view, at)];
  const [size = 0, length = 0, local = 0] = [24, 20, 42].map((field) => {
    const value = view.getUint32(at + field, true);
    return value === wide ? (extra.shift() ?? value) : value;
  });
  return {
    name,
    method,
    crc32: view.getUint32(at + 16, true),
    size,
    packed: packedContent(bytes, view, local, length),
  };
}

/** Start and count of the directory; with the wide end record where there is one. */
function directory(view: DataView): { start: number; count: number } {
  const end = endOffset(view);
  const [start, count] = [view.getUint32(end + 16, true), view.getUint16(end + 10, true)];
  if (start !== wide && count !== 0xffff) return { start, count };
  const record = Number(view.getBigUint64(end - 20 + 8, true));
  return { start: Number(view.getBigUint64(record + 48, true)), count: Number(view.getBigUint64(record + 32, true)) };
}

/** The entries of a zip in the order of its directory, contents still packed. */
export function zipParts(bytes: Uint8Array): readonly ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, count } = directory(view);
  const parts: ZipPart[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (!name.endsWith('/')) parts.push(partAt(bytes, view, at, name));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

export const partBytes = (part: ZipPart): Uint8Array =>
  part.method === 0 ? part.packed : inflateSync(part.packed, { out: new Uint8Array(part.size) });

export const partText = (part: ZipPart): string => new TextDecoder().decode(partBytes(part));
