import { XmlError } from '#office/package/xml/xml-error.ts';

const declarationLimit = 200;

/** Where the text of an XML part starts. Refuses all encodings but UTF-8: what looks harmless could mean another thing. */
export function xmlStart(bytes: Uint8Array, part: string): number {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  if (bytes.includes(0)) throw new XmlError('notUtf8', part);
  const first = bytes[start];
  if (first === 0xfe || first === 0xff) throw new XmlError('notUtf8', part);
  const head = String.fromCharCode(...bytes.subarray(start, start + declarationLimit));
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  if (declared !== undefined && !/^(utf-?8|us-ascii)$/i.test(declared)) {
    throw new XmlError('notUtf8', part);
  }
  return start;
}

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
