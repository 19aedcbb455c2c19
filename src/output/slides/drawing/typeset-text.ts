import { printableText } from '#office/package/xml-text.ts';

/** A hyphen that stands for minus: in front of a figure, not within a date or a range. */
const minus = /(?<![\p{L}\d])-(?=\d)/gu;

/** A day, and the start of a range of ages: "01-10-2027", "20- t/m 39-jarigen". */
const day = /\b(\d\d)-(\d\d)-(\d{4})\b/g;
const rangeStart = /(\d-) (?=t\/m )/g;

/** Text as a slide shows it, with signs behind which no program breaks a line: they do behind a hyphen. */
export const typesetText = (text: string): string =>
  printableText(text)
    .replaceAll(minus, '\u2212')
    .replaceAll(day, '$1\u2011$2\u2011$3')
    .replaceAll(rangeStart, '$1\u00a0');
