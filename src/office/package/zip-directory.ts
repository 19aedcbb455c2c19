import { inflateSync } from 'fflate';
import { zipEntries } from '#office/package/zip/zip-entries.ts';
import type { ZipPart } from '#office/package/zip-part.ts';

/** The files in a zip in the order of its directory, contents still packed. */
export const zipParts = (bytes: Uint8Array): readonly ZipPart[] =>
  zipEntries(bytes)
    .filter(({ name }) => !name.endsWith('/'))
    .map(({ name, method, crc32, size, contentStart, contentEnd }) => ({
      name,
      method,
      crc32,
      size,
      packed: bytes.subarray(contentStart, contentEnd),
    }));

export const partBytes = (part: ZipPart): Uint8Array =>
  part.method === 0 ? part.packed : inflateSync(part.packed, { out: new Uint8Array(part.size) });

export const partText = (part: ZipPart): string => new TextDecoder().decode(partBytes(part));
