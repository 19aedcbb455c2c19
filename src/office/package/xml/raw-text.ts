import { withoutEntities } from '#office/package/xml/xml-text.ts';
import { XmlError } from '#office/package/xml/xml-error.ts';

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
