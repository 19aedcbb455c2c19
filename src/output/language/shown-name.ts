import type { Alternative } from '#core/result/alternative.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { levelSigns, notAllowed } from '#output/language/verdict-text.ts';

/** Whether an alternative is a premium that the law forbids; the current scheme is what others are compared with. */
export const isBarred = ({ sort, verdict }: Alternative): boolean => sort !== 'unchanged' && verdict.allowed === 'no';

/** The name of an alternative in a chart: what the law forbids never stands there as a choice. */
export function shownName(alternative: Alternative): string {
  const short = nameOf(alternative, 'short');
  return isBarred(alternative) ? `${short} (${notAllowed.toLowerCase()})` : short;
}

/** The same at the start of a row, in which the sign of what is not allowed suffices: the row is red. */
export function rowName(alternative: Alternative, length: 'short' = 'short'): string {
  const name = nameOf(alternative, length);
  return isBarred(alternative) ? `${levelSigns.error} ${name}` : name;
}

/** The places of the premiums that the law forbids, in the order of these alternatives: their rows are red. */
export const barredRows = (alternatives: readonly Alternative[]): readonly number[] =>
  alternatives.flatMap((alternative, row) => (isBarred(alternative) ? [row] : []));

/** What the sign before a red row means, for the notes of a slide that has one. */
export const barredNotes = (alternatives: readonly Alternative[]): readonly string[] =>
  alternatives.some(isBarred) ? [`${levelSigns.error} en rood: ${notAllowed.toLowerCase()}.`] : [];
