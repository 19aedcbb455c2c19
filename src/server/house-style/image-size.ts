/** Size of a PNG or JPG according to its own header, read without unpacking anything. */
export interface ImageSize {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
  /** Four inks instead of three colours of light: for the printer, not for a screen. */
  readonly isForPrint: boolean;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** What kind of picture these bytes are, by their own first bytes; null for anything else. */
export function imageType(bytes: Uint8Array): ImageSize['type'] | null {
  const start = Buffer.from(bytes.subarray(0, pngStart.length));
  if (start.equals(pngStart)) return 'png';
  return start.subarray(0, jpegStart.length).equals(jpegStart) ? 'jpeg' : null;
}

/** Null when the header is broken. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = imageType(bytes);
  if (type === 'png') return pngSize(data);
  return type === 'jpeg' ? jpegSize(data) : null;
}

function pngSize(data: Buffer): ImageSize | null {
  if (data.length < 33 || data.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { type: 'png', width: data.readUInt32BE(16), height: data.readUInt32BE(20), isForPrint: false };
}

/** The frame header: its markers are C0 to CF without C4, C8 and CC, which mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(data: Buffer): ImageSize | null {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      const isForPrint = data[at + 9] === 4;
      return { type: 'jpeg', height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7), isForPrint };
    } else at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
}
