import { inflateSync } from 'fflate';
import type { ZipPart } from '#documents/package/zip-part.ts';

/** A zip whose directory cannot be followed; uploads have passed the gate before they get here. */
export class ZipDirectoryError extends Error {}

const endSignature = 0x06054b50;
const wide = 0xffffffff;

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

function partAt(bytes: Uint8Array, view: DataView, at: number, name: string): ZipPart {
  const method = view.getUint16(at + 10, true);
  const [length, size, local] = [
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
    view.getUint32(at + 42, true),
  ];
  if (method !== 0 && method !== 8) throw new ZipDirectoryError('unknown method');
  if (length === wide || size === wide || local === wide) throw new ZipDirectoryError('zip64');
  const packed = packedContent(bytes, view, local, length);
  return { name, method, crc32: view.getUint32(at + 16, true), size, packed };
}

/** The entries of a zip in the order of its directory, contents still packed. Zip64 is not for files of this size. */
export function zipParts(bytes: Uint8Array): readonly ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOffset(view);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = view.getUint16(end + 10, true); index > 0; index--) {
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
