import { smallestProfiledGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { amount, decimalNumber, wholeNumber } from '#contract/terms/dutch-format.ts';
import { populationFigures } from '#contract/terms/population.ts';

/** Who takes part, in one sentence; null when they are too few to be told about. */
export function populationConclusion(subject: ConclusionSubject): string | null {
  const { count, meanAge, baseSum } = populationFigures(subject);
  if (meanAge === null || count < smallestProfiledGroup) return null;
  return `${wholeNumber(count)} deelnemers van gemiddeld ${decimalNumber(meanAge, 1)} jaar hebben samen een pensioengrondslag van ${amount(baseSum)}`;
}
