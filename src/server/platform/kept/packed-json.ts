import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gunzip, gzip } from 'node:zlib';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** A value as it is stored: JSON, packed. */
export const packedJson = (value: unknown): Promise<Uint8Array> => packed(JSON.stringify(value));

/** The JSON that was packed. */
export const unpackedJson = async (bytes: Uint8Array): Promise<string> => (await unpacked(bytes)).toString('utf8');

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The same in pieces, of what comes in pieces. */
export async function* unpackedPieces(pieces: Pieces): AsyncGenerator<Uint8Array> {
  // What goes wrong in the one ends the other with it.
  yield* pipeline(Readable.from(pieces), createGunzip(), () => {});
}
