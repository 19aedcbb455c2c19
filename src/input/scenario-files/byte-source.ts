/** A file of which any part can be read, so that it is never in memory as a whole. */
export interface ByteSource {
  readonly size: number;
  /** So many bytes from a place on; fewer at the end of the file. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
}

/** What reading large files needs of the program that runs it. */
export interface StreamPlatform {
  /** Inflates raw deflate data as it comes. Throws when the data are damaged or cut short. */
  readonly inflate: (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
}

const pieceLength = 2 ** 18;

/** A range of a file in pieces. */
export async function* pieces(source: ByteSource, from: number, until: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < until; at += pieceLength) yield source.read(at, Math.min(pieceLength, until - at));
}

export function joinedBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
