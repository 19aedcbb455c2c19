import { type ChoiceKey, choiceKeys } from '#core/dossier/alternative-key.ts';
import { chosenOf, headlineOf } from '#core/result/headline.ts';
import type { Attribution } from '#core/what-if/attribution.ts';

/** Of what figures are compared: the current scheme, or a choice. */
export type ComparedKey = 'unchanged' | ChoiceKey;

/** What stands beside each other, in the first and in the second. */
export interface ComparedPair {
  readonly of: ComparedKey;
  readonly with: ComparedKey;
}

export const pairKey = ({ of, with: to }: ComparedPair): string => `${of}-${to}`;

const letterOf = ({ result }: Attribution['of']): ChoiceKey => headlineOf(result)?.choice ?? 'B';

/** What is told first: what was chosen where either made a choice, else the letter that stands in front in the second. */
export function pairInFront({ of, with: to }: Attribution): ComparedPair {
  const front = letterOf(to);
  const wasChosen = [of, to].some(({ result }) => chosenOf(result) !== null);
  return { of: wasChosen ? letterOf(of) : front, with: front };
}

const has = ({ result }: Attribution['of'], key: ComparedKey): boolean =>
  result.alternatives.some((alternative) =>
    alternative.sort === 'unchanged' ? key === 'unchanged' : alternative.choice === key,
  );

/** The same letter left and right; before them what was chosen, where that is not one letter. */
export function comparedPairs(found: Attribution): readonly ComparedPair[] {
  const front = pairInFront(found);
  const all = (['unchanged', ...choiceKeys] as const).map((key): ComparedPair => ({ of: key, with: key }));
  if (front.of === front.with) return all;
  // What only one of them has is told beside what was chosen in the other.
  const inBoth = ({ of: key }: ComparedPair): boolean => has(found.of, key) && has(found.with, key);
  return [front, ...all.filter((pair) => inBoth(pair) || (pair.of !== front.of && pair.of !== front.with))];
}
