export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** 1 for what names are made of: letters, digits, '-', '_', '.', ':' and anything outside ASCII. */
export const nameByte = Uint8Array.from({ length: 256 }, (_, code) =>
  code > 0x7f || /[\w.:-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Whether the bytes of a range spell this name. */
export function isName(bytes: Uint8Array, start: number, end: number, name: string): boolean {
  if (end - start !== name.length) return false;
  for (let index = 0; index < name.length; index++) {
    if (bytes[start + index] !== name.charCodeAt(index)) return false;
  }
  return true;
}
