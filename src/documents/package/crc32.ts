/** Four tables, so that four bytes are taken in at once: entry n of table k is the checksum of byte n followed by k zeros. */
const tables = new Uint32Array(4 * 256);
for (let index = 0; index < 256; index++) {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  tables[index] = value;
}
for (let index = 256; index < tables.length; index++) {
  const former = tables[index - 256] ?? 0;
  tables[index] = (former >>> 8) ^ (tables[former & 0xff] ?? 0);
}

/** CRC-32 as zip uses it; give the former result to go on with a next piece. */
export function crc32(data: Uint8Array, former = 0): number {
  let value = ~former;
  let at = 0;
  for (const end = data.length - 3; at < end; at += 4) {
    value ^= data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24);
    value =
      tables[768 + (value & 0xff)]! ^
      tables[512 + ((value >>> 8) & 0xff)]! ^
      tables[256 + ((value >>> 16) & 0xff)]! ^
      tables[value >>> 24]!;
  }
  for (; at < data.length; at++) value = (value >>> 8) ^ tables[(value ^ data[at]!) & 0xff]!;
  return ~value >>> 0;
}
