import { XmlError } from '#office/package/xml/xml-error.ts';

/** Characters that XML 1.0 forbids, and halves of surrogate pairs that stand alone. */
const forbidden =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Any of these, or half of a pair that may be whole: looking for it costs a fraction of replacing. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const suspect = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Excel keeps at most this many characters in a cell. */
const cellLimit = 32_767;

/** Text without what no XML part may hold. */
export const printableText = (text: string): string => (suspect.test(text) ? text.replaceAll(forbidden, '') : text);

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const entities: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(signs).map(([name, sign]) => [sign, `&${name};`]),
);

/** Text ready to stand between tags or in a double-quoted attribute. */
export function xmlText(text: string): string {
  const printable = printableText(text);
  return /[&<>"]/.test(printable) ? printable.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign) : printable;
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** What an entity stands for, by what is between & and ; and null when XML knows none of that name or number. */
function entityText(body: string): string | null {
  if (Object.hasOwn(signs, body)) return signs[body] ?? null;
  const hexadecimal = /^#x([0-9a-f]{1,8})$/i.exec(body)?.[1];
  const decimal = /^#(\d{1,10})$/.exec(body)?.[1];
  const code = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16);
  return isCharacter(code) ? String.fromCodePoint(code) : null;
}

/** Text with its entities replaced: the five of XML and character numbers. `unknown` says what becomes of any other ampersand. */
function withoutEntities(text: string, unknown: (found: string) => string): string {
  return text.replaceAll(/&([^;&]{0,12})(;?)/g, (found, body: string, end: string) => {
    const replaced = end === '' ? null : entityText(body);
    return replaced ?? unknown(found);
  });
}

/** Text with its entities replaced; others stay as they are. */
export const decodedText = (text: string): string =>
  text.includes('&') ? withoutEntities(text, (found) => found) : text;

/** Excel writes characters that XML cannot hold as _xHHHH_. */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Text as a cell holds it: printable and not longer than Excel keeps, never cut inside a character. */
export function cellText(text: string): string {
  const printable = printableText(text);
  return printable.length <= cellLimit ? printable : printableText(printable.slice(0, cellLimit));
}

/** Cell text in a sheet's XML; `_x0041_` would be read as an escape there, so its underscore is escaped itself. */
export function xmlCellText(text: string): string {
  const kept = cellText(text);
  return xmlText(kept.includes('_x') ? kept.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : kept);
}

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

/** The text of a range of UTF-8 bytes, entities not decoded. */
export function rawText(bytes: Uint8Array, start: number, end: number, part: string): string {
  const short = end - start <= shortText ? asciiText(bytes, start, end) : null;
  if (short !== null) return short;
  try {
    return decoder.decode(bytes.subarray(start, end));
  } catch {
    // The decoder has no error of its own for bytes that are not UTF-8.
    throw new XmlError('malformed', part);
  }
}

/** Text with its entities replaced. An entity that does not exist is malformed: others would need a DTD. */
export function strictText(text: string, part: string): string {
  if (!text.includes('&')) return text;
  return withoutEntities(text, () => {
    throw new XmlError('malformed', part);
  });
}
