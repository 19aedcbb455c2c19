import { libraryPacking, type Packing } from '#office/package/packing.ts';

/** One entry of a zip as it is stored: its bytes still packed. */
export interface ZipPart {
  readonly name: string;
  /** 0 = stored, 8 = deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

/** Packs content that is made in pieces, so that only its packed form is ever held whole. */
export function packedPieces(name: string, pieces: Iterable<Uint8Array>, packing: Packing = libraryPacking): ZipPart {
  const measure = { crc32: 0, size: 0 };
  const packed = packing.deflatePieces(measured(pieces, packing, measure));
  return { name, method: 8, ...measure, packed };
}

/** The same pieces; what passed is counted in `measure`. */
function* measured(
  pieces: Iterable<Uint8Array>,
  packing: Packing,
  measure: { crc32: number; size: number },
): Generator<Uint8Array> {
  for (const piece of pieces) {
    measure.crc32 = packing.crc32(piece, measure.crc32);
    measure.size += piece.length;
    yield piece;
  }
}

export const packedBytes = (name: string, content: Uint8Array, packing: Packing = libraryPacking): ZipPart => ({
  name,
  method: 8,
  crc32: packing.crc32(content, 0),
  size: content.length,
  packed: packing.deflateRaw(content),
});

export const packedText = (name: string, content: string, packing: Packing = libraryPacking): ZipPart =>
  packedBytes(name, new TextEncoder().encode(content), packing);

/** Content that packing would not make smaller, such as a picture. */
export const storedBytes = (name: string, content: Uint8Array, packing: Packing = libraryPacking): ZipPart => ({
  name,
  method: 0,
  crc32: packing.crc32(content, 0),
  size: content.length,
  packed: content,
});
