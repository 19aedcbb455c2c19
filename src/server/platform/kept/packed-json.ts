import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** A value as it is stored: JSON, packed. */
export const packedJson = (value: unknown): Promise<Uint8Array> => packed(JSON.stringify(value));

/** The JSON that was packed. */
export const unpackedJson = async (bytes: Uint8Array): Promise<string> => (await unpacked(bytes)).toString('utf8');
