import { decodedText } from '#office/package/xml-text.ts';

const texts = /"(?:[^"]|"")*"/g;
/** `[1]Sheet!A1`, `[1]!Name`, and `'C:\folder\[book.xlsx]Sheet'!A1`; not the column of a table, as in `Table[Column]`. */
const otherBook = /'(?:[^']|'')*[[\\/](?:[^']|'')*'!|(?<![\p{L}\p{N}_.\]])\[[^[\]]*\][^\s!'"()[\],;+*/^&=<>-]*!/u;
/** An address that is not in the workbook itself. */
const address = /(?<![\w.])(?:_\w+\.)*(?:HYPERLINK\s*\(\s*(?!"#)|IMAGE\s*\()/i;
const identifier = /[\p{L}_\\][\p{L}\p{N}_.\\?]*/gu;

/** Whether a formula, as it stands in XML, refers to something outside the workbook, or to one of these names in lower case. */
export function isOutside(formula: string, names: ReadonlySet<string>): boolean {
  const plain = decodedText(formula);
  const bare = plain.replaceAll(texts, '""');
  if (otherBook.test(bare) || address.test(plain)) return true;
  return names.size > 0 && (bare.match(identifier) ?? []).some((name) => names.has(name.toLowerCase()));
}

/** Whether any text between tags does. */
export const hasOutsideText = (xml: string, names: ReadonlySet<string>): boolean =>
  [...xml.matchAll(/>([^<]+)</g)].some(([, text = '']) => isOutside(text, names));
