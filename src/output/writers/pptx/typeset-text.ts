import { printableText } from '#office/package/xml/xml-text.ts';

/** A hyphen that stands for minus: in front of a figure, not within a date or a range. */
const minus = /(?<![\p{L}\d])-(?=\d)/gu;

/** A day, and the start of a range of ages: "01-10-2027", "20- t/m 39-jarigen". */
const day = /\b(\d\d)-(\d\d)-(\d{4})\b/g;
const rangeStart = /(\d-) (?=t\/m )/g;

/** The sign or the euro before a figure, with a space of any kind behind it: "+ € 1.577", "± 5%". */
const sign = /([+\u2212±€]) (?=[€\d])/g;
/** Between the ends of a range, with a hyphen where somebody typed it: "€ 1.000 – € 2.000". */
const range = /(?<=\d%?) [–-] (?=[€\d+\u2212±])/g;
/** What is counted in: "€ 1,06 mln". */
const unit = /(?<=\d) (?=(?:mln|mld|miljoen|miljard)\b)/g;
/** "50–69 jaar": programs break a line behind a dash too, and there is none that they do not. */
const ages = /(\d)–(\d+) (?=jaar\b)/g;
/** A figure for what is lower and one for what is higher: "− 0,02 / + 0,02". */
const pair = /(?<=[\d%½.]) \/ (?=[+\u2212-]|×\d)/g;
/** "art. 18a", "lid 1", "onder c", "31 december", "alle 29", "9 meer" at an end, and "in %" as a heading has it. */
const bound =
  /(?<=\b(?:art\.|lid)) (?=\d)|(?<=\bonder) (?=[a-z]\b)|(?<=\d) (?=(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b|(?:meer|minder)$)|(?<=\balle) (?=\d)|(?<=\bin) (?=%)/gi;
/** "20 van de 23": some of all. */
const someOf = /(\d) van de (?=\d)/g;
/** "in 30 jaar". */
const years = /\b(in) (\d+) jaar\b/gi;

const space = '\u00a0';

/**
 * Text as a slide shows it: a figure with its sign and a range stay on one line, with signs behind which no program breaks a
 * line, as they do behind a hyphen. This is the only place that sees to it, for whatever the text was put together from.
 */
export const typesetText = (text: string): string =>
  printableText(text)
    .replaceAll(minus, '\u2212')
    .replaceAll(day, '$1\u2011$2\u2011$3')
    .replaceAll(rangeStart, `$1${space}`)
    .replaceAll(range, `${space}–${space}`)
    .replaceAll(sign, `$1${space}`)
    .replaceAll(unit, space)
    .replaceAll(ages, `$1\u2011$2${space}`)
    .replaceAll(pair, `${space}/${space}`)
    .replaceAll(bound, space)
    .replaceAll(someOf, `$1${space}van${space}de${space}`)
    .replaceAll(years, `$1${space}$2${space}jaar`);
