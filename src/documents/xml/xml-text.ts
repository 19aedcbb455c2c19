import { malformedXml } from '#documents/xml/xml-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
/** Below this length building a text from codes is faster than the decoder. */
const shortText = 24;

function asciiText(bytes: Uint8Array, start: number, end: number): string | null {
  let text = '';
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x7f) return null;
    text += String.fromCharCode(byte);
  }
  return text;
}

/** The text of a range of UTF-8 bytes, entities as they stand. */
export function rawText(bytes: Uint8Array, start: number, end: number, part: string): string {
  const short = end - start <= shortText ? asciiText(bytes, start, end) : null;
  if (short !== null) return short;
  try {
    return decoder.decode(bytes.subarray(start, end));
  } catch {
    // The decoder has no error of its own for bytes that are not UTF-8.
    throw malformedXml(part);
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

function entityText(body: string, part: string): string {
  const known = Object.hasOwn(named, body) ? named[body] : undefined;
  if (known !== undefined) return known;
  const hexadecimal = /^#x([0-9a-f]{1,8})$/i.exec(body)?.[1];
  const decimal = /^#(\d{1,10})$/.exec(body)?.[1];
  const code = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16);
  if (!isAllowed(code)) throw malformedXml(part);
  return String.fromCodePoint(code);
}

/** Text with its entities replaced. Only the five of XML and character numbers exist: others would need a DTD. */
export function withoutEntities(text: string, part: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&([^;&]{0,12})(;?)/g, (_, body: string, end: string) => {
    if (end === '') throw malformedXml(part);
    return entityText(body, part);
  });
}
