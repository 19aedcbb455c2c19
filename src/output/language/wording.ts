import type { PlainDate } from '#core/calendar/plain-date.ts';
import { decimalNumber, exactDecimals, longDateText, signs, wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { money } from '#output/language/money.ts';
import { dutchWordings } from '#output/language/dutch-wordings.ts';

/** Texts as what they are made from, so that a screen can say them in the language of its reader. */

export type WordingKey = keyof typeof dutchWordings;

/** A text with a place for each of its parts: "{0} van de {1} krijgen minder". */
export interface Wording {
  readonly key: WordingKey;
  readonly parts: readonly Said[];
}

/** A figure, which every language writes its own way; as precise as it is shown where it is about people. */
export type Figure =
  | { readonly euros: number; readonly isSigned: boolean }
  | { readonly percent: number; readonly decimals: number; readonly isSigned: boolean }
  | { readonly count: number }
  | { readonly day: PlainDate };

/** What is said: a wording, a figure, or what is the same in every language, as an article of the law. */
export type Said = Wording | Figure | string;

/** How a language says it. */
export interface Wordings {
  readonly texts: Readonly<Record<WordingKey, string>>;
  readonly figure: (figure: Figure) => string;
}

export const said = (key: WordingKey, ...parts: readonly Said[]): Wording => ({ key, parts });

/** "a; b; c" */
export const together = (parts: readonly Said[]): Said =>
  parts.length === 0 ? '' : parts.reduce((one, other) => said('semicolon', one, other));

/** "a", "a en b", "a, b en c". */
export const saidList = (items: readonly Said[]): Said =>
  items.length < 3
    ? items.reduce((one, other) => said('and', one, other))
    : saidList([said('comma', items[0]!, items[1]!), ...items.slice(2)]);

export const euros = (amount: number): Figure => ({ euros: amount, isSigned: false });
export const signedEuros = (amount: number): Figure => ({ euros: amount, isSigned: true });
export const people = (count: number): Figure => ({ count });
export const day = (date: PlainDate): Figure => ({ day: date });

/** A fraction as a percentage that is no more precise than it is shown. */
export const percent = (fraction: number, decimals = 1): Figure => ({
  percent: Number((fraction * 100).toFixed(decimals)),
  decimals,
  isSigned: false,
});
/** As it was entered. */
export const exactPercent = (fraction: number, least = 1): Figure => percent(fraction, exactDecimals(fraction, least));

export const signedPercent = (fraction: number, decimals = 1): Figure => ({
  ...percent(fraction, decimals),
  isSigned: true,
});

/** What is said in a language. */
export function inWords(part: Said, language: Wordings): string {
  if (typeof part === 'string') return part;
  if (!('key' in part)) return language.figure(part);
  return language.texts[part.key].replaceAll(/\{(\d)\}/g, (_, place: string) =>
    inWords(part.parts[Number(place)] ?? '', language),
  );
}

/** The same where it stands alone, with a capital. */
export const statedInWords = (part: Said, language: Wordings): string => capitalised(inWords(part, language));

function dutchFigure(figure: Figure): string {
  if ('day' in figure) return longDateText(figure.day);
  if ('count' in figure) return wholeNumber(figure.count);
  if ('euros' in figure)
    return `${figure.isSigned && Math.round(figure.euros) > 0 ? signs.plus : ''}${money(figure.euros)}`;
  const { percent: shown, decimals, isSigned } = figure;
  if (!isSigned) return `${decimalNumber(shown, decimals)}%`;
  const sign = shown === 0 ? '' : shown > 0 ? signs.plus : signs.minus;
  return `${sign}${decimalNumber(Math.abs(shown), decimals)}%`;
}

export const dutch: Wordings = { texts: dutchWordings, figure: dutchFigure };

/** What is said in Dutch, the language of every file. */
export const inDutch = (part: Said): string => inWords(part, dutch);

/** Several that stand alone: "20 van de 23 krijgen minder; na compensatie nog 18". */
export const statedParts = (parts: readonly Said[]): string => statedInDutch(together(parts));

/** The same where it stands alone. */
export const statedInDutch = (part: Said): string => statedInWords(part, dutch);
