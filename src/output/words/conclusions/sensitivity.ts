import { alternativeOf } from '#core/result/alternative-of.ts';
import type { SensitivityKey, SensitivityRow } from '#core/result/effects-result.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { premiumDecimals } from '#output/words/conclusions/premium.ts';
import { sensitivityNames } from '#output/words/sensitivities.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** Two changes of one assumption that are each other's opposite. */
export interface SensitivityPair {
  readonly name: string;
  readonly up: SensitivityRow | undefined;
  readonly down: SensitivityRow | undefined;
}

const pairs: readonly (readonly [string, SensitivityKey, SensitivityKey])[] = [
  ['Rendement ±1', 'returnUp', 'returnDown'],
  ['Omrekenrente ±1', 'conversionUp', 'conversionDown'],
  ['Loonstijging ±1', 'wageGrowthUp', 'wageGrowthDown'],
  ['Uitstroom ×2 of ×½', 'exitsDoubled', 'exitsHalved'],
  ['Sterfte ±1 jaar', 'older', 'younger'],
];

/** Largest move of an answer by one of the two. */
const reach = ({ up, down }: SensitivityPair, key: AnswerKey): number =>
  Math.max(Math.abs(up?.answers[key].difference ?? 0), Math.abs(down?.answers[key].difference ?? 0));

/** The assumptions, those that move this answer most first. */
export function sensitivityPairs({ result }: ConclusionSubject, key: AnswerKey): readonly SensitivityPair[] {
  const row = (wanted: SensitivityKey): SensitivityRow | undefined =>
    result.effects.sensitivities.find((found) => found.key === wanted);
  return pairs
    .map(([name, up, down]) => ({ name, up: row(up), down: row(down) }))
    .toSorted((left, right) => reach(right, key) - reach(left, key));
}

/** "bij 1 procentpunt minder rendement en bij nog 2 veranderingen": the first of them by name. */
function namedChanges(rows: readonly SensitivityRow[]): string {
  const [first = '', second, ...others] = rows.map(({ key }) => `bij ${sensitivityNames[key].inSentence}`);
  if (second === undefined) return first;
  return `${first} en ${others.length === 0 ? second : `bij nog ${rows.length - 1} veranderingen`}`;
}

/** Where equal pension is out of reach: the assumptions that bring it within reach. */
function unreachedConclusion(rows: readonly SensitivityRow[], before: string, isTooLow: boolean): string {
  const key = 'profitNeutralFlat';
  const name = `De profijtneutrale vlakke premie is niet haalbaar${isTooLow ? ` (hoogstens ${before})` : ''}`;
  const reached = rows.filter(({ answers }) => answers[key].feasible);
  return reached.length === 0
    ? `${name}, ook niet bij een van de ${rows.length} veranderde aannames`
    : `${name}, maar wel ${namedChanges(reached)}`;
}

/** Which assumption moves the profit-neutral flat premium most; null when no sensitivity was calculated. */
export function sensitivityConclusion(subject: ConclusionSubject): string | null {
  const key = 'profitNeutralFlat';
  const decimals = premiumDecimals(subject.input.goal.rounding);
  const rows = subject.result.effects.sensitivities.toSorted(
    (left, right) => Math.abs(right.answers[key].difference) - Math.abs(left.answers[key].difference),
  );
  const [largest] = rows;
  if (largest === undefined) return null;
  const { exact, feasible, shortfall } = alternativeOf(subject.result, key);
  const [before, after] = [exact, largest.answers[key].exact].map((rate) => percentage(rate, decimals));
  if (!feasible) return unreachedConclusion(rows, before ?? '', (shortfall?.amount ?? 0) > 0);
  const lost = rows.filter((row) => !row.answers[key].feasible);
  // How far a premium out of reach would have moved is not known: it may be the most.
  if (lost.length > 0) return `De profijtneutrale vlakke premie van ${before} is niet haalbaar ${namedChanges(lost)}`;
  if (before === after) return `Geen van de aannames verandert de profijtneutrale vlakke premie van ${before}`;
  return `De profijtneutrale vlakke premie beweegt het meest bij ${sensitivityNames[largest.key].inSentence}: ${after} in plaats van ${before}`;
}
