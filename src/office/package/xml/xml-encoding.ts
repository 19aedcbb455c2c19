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
