import { inflateRawSync } from 'node:zlib';

/** The packed parts of a zip file, found by its central directory; trusts the file. */
export function packedParts(zip: Buffer): Buffer[] {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const parts: Buffer[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const start = zip.readUInt32LE(at + 42);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    parts.push(zip.subarray(data, data + zip.readUInt32LE(at + 20)));
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts.filter((part) => part.length > 0);
}

export const inflated = (zip: Buffer): Buffer[] => packedParts(zip).map((part) => inflateRawSync(part));

/** Looks at every byte once. */
export function scanned(parts: readonly Buffer[]): number {
  let brackets = 0;
  for (const part of parts) for (let at = 0; at < part.length; at++) if (part[at] === 60) brackets++;
  return brackets;
}
