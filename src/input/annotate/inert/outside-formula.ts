import { decodedText } from '#office/package/xml/xml-text.ts';

const texts = /"(?:[^"]|"")*"/g;
/** `[1]Sheet!A1` and `[1]!Name`; not the column of a table, as in `Table[Column]`. */
const otherBook = /(?<![\p{L}\p{N}_.\]])\[[^[\]]*\][^\s!'"()[\],;+*/^&=<>-]*!/u;
/** Of `'[1]Sheet 1'!A1` and `'C:\folder\[book.xlsx]Sheet'!A1`, what is between the quotation marks. */
const quotedPlace = /'((?:[^']|'')*)'(!?)/g;
/** An address that is not in the workbook itself. */
const address = /(?<![\w.])(?:_\w+\.)*(?:HYPERLINK\s*\(\s*(?!"#)|IMAGE\s*\()/i;
const identifier = /[\p{L}_\\][\p{L}\p{N}_.\\?]*/gu;

/** What has none of these reaches nothing outside: most formulas, and most sheets. */
const suspect = /[[\\]|&#|HYPERLINK|IMAGE|'[^'<>/]*\//i;

export const mayReachOutside = (xml: string, names: ReadonlySet<string>): boolean =>
  names.size > 0 || suspect.test(xml);

/** Whether a formula, as it stands in XML, refers to something outside the workbook, or to one of these names in lower case. */
export function isOutside(formula: string, names: ReadonlySet<string>): boolean {
  if (!mayReachOutside(formula, names)) return false;
  const plain = decodedText(formula);
  const bare = plain.replaceAll(texts, '""');
  const isElsewhere = [...bare.matchAll(quotedPlace)].some(
    ([, place = '', end]) => end === '!' && /[[\\/]/.test(place),
  );
  if (isElsewhere || otherBook.test(bare) || address.test(plain)) return true;
  return names.size > 0 && (bare.match(identifier) ?? []).some((name) => names.has(name.toLowerCase()));
}

/** Whether any text between tags does. */
export const hasOutsideText = (xml: string, names: ReadonlySet<string>): boolean =>
  [...xml.matchAll(/>([^<]+)</g)].some(([, text = '']) => isOutside(text, names));
