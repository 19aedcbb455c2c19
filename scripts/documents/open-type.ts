import { inflateSync } from 'node:zlib';

interface FontTable {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly data: Buffer;
}

/** Tables of a WOFF 1.0 file, in the order of its directory: 44 bytes of header, then 20 bytes per table. */
function tablesOf(woff: Buffer): readonly FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const stored = woff.subarray(start, start + packed);
    const data = packed < length ? inflateSync(stored, { maxOutputLength: length }) : stored;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data };
  });
}

/** The first 12 bytes: kind of outlines, number of tables, and the sizes for a binary search over them. */
function headerOf(woff: Buffer, count: number): Buffer {
  const header = Buffer.alloc(12);
  const power = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * count - 16 * 2 ** power, 10);
  return header;
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

/** The OpenType font inside a WOFF 1.0 file: the web packages of a font hold nothing else, and the typesetter reads this. */
export function openType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file');
  const tables = tablesOf(woff);
  let start = 12 + 16 * tables.length;
  const directory = tables.map(({ tag, checksum, data }) => {
    const entry = Buffer.alloc(16);
    tag.copy(entry, 0);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(data.length, 12);
    start += Math.ceil(data.length / 4) * 4;
    return entry;
  });
  return Buffer.concat([headerOf(woff, tables.length), ...directory, ...tables.map(({ data }) => padded(data))]);
}
