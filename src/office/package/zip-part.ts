import { Deflate, deflateSync } from 'fflate';
import { crc32 } from '#office/package/crc32.ts';
import { joinedBytes } from '#office/package/joined-bytes.ts';

/** One entry of a zip as it is stored: its bytes still packed. */
export interface ZipPart {
  readonly name: string;
  /** 0 = stored, 8 = deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

/**
 * The smallest table of earlier places. For content in pieces the library would take one of 2 MB for every part, at
 * twice the time and for no smaller file.
 */
const packing = { level: 6, mem: 0 } as const;

/** Packs content that is made in pieces, so that only its packed form is ever held whole. */
export function packedPieces(name: string, pieces: Iterable<Uint8Array>): ZipPart {
  const packed: Uint8Array[] = [];
  const deflate = new Deflate(packing, (chunk) => packed.push(chunk));
  let [checksum, size] = [0, 0];
  for (const piece of pieces) {
    checksum = crc32(piece, checksum);
    size += piece.length;
    deflate.push(piece, false);
  }
  deflate.push(new Uint8Array(0), true);
  return { name, method: 8, crc32: checksum, size, packed: joinedBytes(packed) };
}

export const packedBytes = (name: string, content: Uint8Array): ZipPart => ({
  name,
  method: 8,
  crc32: crc32(content),
  size: content.length,
  packed: deflateSync(content, packing),
});

export const packedText = (name: string, content: string): ZipPart =>
  packedBytes(name, new TextEncoder().encode(content));
