import { allOf, capitalised, counted } from '#office/document/dutch-words.ts';
import type { DossierResult } from '#core/result/result.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { decimalNumber, wholeNumber } from '#office/document/dutch-format.ts';
import { money } from '#output/language/money.ts';
import { populationFigures } from '#output/language/population.ts';

/** The participants in one sentence; null when they are too few for a slide. */
export function populationConclusion(subject: ConclusionSubject): string | null {
  const { count, meanAge, baseSum } = populationFigures(subject);
  if (meanAge === null || count < smallestGroup) return null;
  return `${wholeNumber(count)} deelnemers van gemiddeld ${decimalNumber(meanAge, 1)} jaar, met samen een pensioengrondslag van ${money(baseSum)}`;
}

/** Who takes part, and how many do not. */
export function leftOutSentence({ excluded, participantCount }: DossierResult): string {
  const verb = participantCount === 1 ? 'doet' : 'doen';
  if (excluded.length > 0) {
    const count = capitalised(counted(participantCount, 'deelnemer', 'deelnemers'));
    return `${count} ${verb} mee; ${excluded.length} niet.`;
  }
  return participantCount === 1
    ? 'De enige deelnemer doet mee.'
    : `${capitalised(allOf(participantCount, 'deelnemers'))} doen mee.`;
}
