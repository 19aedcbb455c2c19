import { Deflate, deflateSync } from 'fflate';
import { crc32 } from '#office/package/crc32.ts';
import { joinedBytes } from '#office/package/joined-bytes.ts';

/** How the parts of a package are packed. A platform that packs by itself does it several times faster than the library. */
export interface Packing {
  /** CRC-32 as zip uses it; give the former result to go on with a next piece, 0 at the first. */
  crc32(data: Uint8Array, former: number): number;
  /** Raw deflate of content that is there whole. */
  deflateRaw(content: Uint8Array): Uint8Array;
  /** Raw deflate of content that is made in pieces, so that only its packed form is ever held whole. */
  deflatePieces(pieces: Iterable<Uint8Array>): Uint8Array;
}

/**
 * The smallest table of earlier places. For content in pieces the library would take one of 2 MB for every part, at
 * twice the time and for no smaller file.
 */
const settings = { level: 6, mem: 0 } as const;

/** Packs wherever JavaScript runs. */
export const libraryPacking: Packing = {
  crc32,
  deflateRaw: (content) => deflateSync(content, settings),
  deflatePieces: (pieces) => {
    const packed: Uint8Array[] = [];
    const deflate = new Deflate(settings, (chunk) => packed.push(chunk));
    for (const piece of pieces) deflate.push(piece, false);
    deflate.push(new Uint8Array(0), true);
    return joinedBytes(packed);
  },
};
