/** Eight tables, so that eight bytes are taken in at once: entry n of table k is the checksum of byte n followed by k zeros. */
const tables = new Int32Array(8 * 256);
for (let index = 0; index < 256; index++) {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  tables[index] = value;
}
for (let index = 256; index < tables.length; index++) {
  const former = tables[index - 256] ?? 0;
  tables[index] = (former >>> 8) ^ (tables[former & 0xff] ?? 0);
}

function ofBytes(data: Uint8Array, from: number, to: number, former: number): number {
  let value = former;
  for (let at = from; at < to; at++) value = (value >>> 8) ^ tables[(value ^ data[at]!) & 0xff]!;
  return value;
}

/** Words lie in the order of Intel and ARM, the lowest byte first, as everywhere this runs. */
function ofWords(words: Int32Array, former: number): number {
  let value = former;
  for (let at = 0; at < words.length; at += 2) {
    const one = value ^ words[at]!;
    const other = words[at + 1]!;
    value =
      tables[1792 + (one & 0xff)]! ^
      tables[1536 + ((one >>> 8) & 0xff)]! ^
      tables[1280 + ((one >>> 16) & 0xff)]! ^
      tables[1024 + (one >>> 24)]! ^
      tables[768 + (other & 0xff)]! ^
      tables[512 + ((other >>> 8) & 0xff)]! ^
      tables[256 + ((other >>> 16) & 0xff)]! ^
      tables[other >>> 24]!;
  }
  return value;
}

/** CRC-32 as zip uses it; give the former result to go on with a next piece. */
export function crc32(data: Uint8Array, former = 0): number {
  const start = -data.byteOffset & 3;
  if (data.length < start) return ~ofBytes(data, 0, data.length, ~former) >>> 0;
  const words = new Int32Array(data.buffer, data.byteOffset + start, ((data.length - start) >> 3) << 1);
  const ahead = ofWords(words, ofBytes(data, 0, start, ~former));
  return ~ofBytes(data, start + words.byteLength, data.length, ahead) >>> 0;
}
