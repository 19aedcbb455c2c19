import { expect } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';

/** A workbook with one change in the part of that name, for tests that plant a fault in a sound one. */
export function changedWorkbook(sound: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  return zipArchive(
    zipParts(sound).map((part) => {
      if (part.name !== name) return part;
      const before = partText(part);
      const after = change(before);
      expect(after, `${name} was changed`).not.toBe(before);
      return packedText(name, after);
    }),
  );
}
