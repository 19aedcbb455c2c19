import { printableText } from '#office/package/xml-text.ts';

/** A hyphen that stands for minus: in front of a figure, not within a date or a range. */
const minus = /(?<![\p{L}\d])-(?=\d)/gu;

/** Text as a slide shows it: a minus sign instead of a hyphen, since programs break lines behind a hyphen. */
export const typesetText = (text: string): string => printableText(text).replaceAll(minus, '\u2212');
