import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { amount, decimalNumber, wholeNumber } from '#office/document/dutch-format.ts';
import { populationFigures } from '#output/language/population.ts';

/** The participants in one sentence; null when they are too few for a slide. */
export function populationConclusion(subject: ConclusionSubject): string | null {
  const { count, meanAge, baseSum } = populationFigures(subject);
  if (meanAge === null || count < smallestGroup) return null;
  return `${wholeNumber(count)} deelnemers van gemiddeld ${decimalNumber(meanAge, 1)} jaar hebben samen een pensioengrondslag van ${amount(baseSum)}`;
}
