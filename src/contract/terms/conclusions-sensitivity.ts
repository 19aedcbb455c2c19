import type { SensitivityKey, SensitivityRow } from '#core/effects-result.ts';
import type { AnswerKey } from '#core/result.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { premiumDecimals } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** The changes: `long` to stand in a sentence, `short` for narrow places. */
export const sensitivityNames: Readonly<Record<SensitivityKey, { readonly long: string; readonly short: string }>> = {
  returnUp: { long: '1 procentpunt meer rendement', short: 'Rendement +1 procentpunt' },
  returnDown: { long: '1 procentpunt minder rendement', short: 'Rendement -1 procentpunt' },
  conversionUp: { long: '1 procentpunt meer omrekenrente', short: 'Omrekenrente +1 procentpunt' },
  conversionDown: { long: '1 procentpunt minder omrekenrente', short: 'Omrekenrente -1 procentpunt' },
  wageGrowthUp: { long: '1 procentpunt meer loonstijging', short: 'Loonstijging +1 procentpunt' },
  wageGrowthDown: { long: '1 procentpunt minder loonstijging', short: 'Loonstijging -1 procentpunt' },
  exitsHalved: { long: 'half zo veel uitstroom', short: 'Uitstroom gehalveerd' },
  exitsDoubled: { long: 'twee keer zo veel uitstroom', short: 'Uitstroom verdubbeld' },
  younger: { long: 'sterftekansen van wie 1 jaar jonger is', short: 'Sterfte, 1 jaar jonger' },
  older: { long: 'sterftekansen van wie 1 jaar ouder is', short: 'Sterfte, 1 jaar ouder' },
};

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

/** Which assumption moves the flat answers most; null when no sensitivity was calculated. */
export function sensitivityConclusion(subject: ConclusionSubject): string | null {
  const key = 'profitNeutralFlat';
  const decimals = premiumDecimals(subject.input.goal.rounding);
  const { answers, effects } = subject.result;
  const [largest] = effects.sensitivities.toSorted(
    (left, right) => Math.abs(right.answers[key].difference) - Math.abs(left.answers[key].difference),
  );
  if (largest === undefined) return null;
  const { exact, feasible } = largest.answers[key];
  const [before, after] = [percentage(answers[key].exact, decimals), percentage(exact, decimals)];
  if (before === after) return `Geen van de aannames verandert de profijtneutrale vlakke premie van ${before}`;
  const limit = (isReached: boolean): string => (isReached ? '' : ' (niet haalbaar)');
  return `De profijtneutrale vlakke premie beweegt het meest bij ${sensitivityNames[largest.key].long}: ${after}${limit(feasible)} in plaats van ${before}${limit(answers[key].feasible)}`;
}
