import type { OpenGroupResult } from '#core/result/open-group-result.ts';
import { amount, exactPercentage } from '#office/document/dutch-format.ts';

/** When the flat premium for all becomes cheaper than letting those in service keep their scale. */
function crossingSentence({ crossingYear, years }: OpenGroupResult, hasCompensation: boolean): string {
  const flat = hasCompensation ? 'een vlakke premie voor iedereen met compensatie' : 'een vlakke premie voor iedereen';
  return crossingYear === null
    ? `De opgetelde werkgeverslast van ${flat} komt niet binnen ${years.length} jaar onder die van eerbiedigende werking.`
    : `In ${crossingYear} komt de opgetelde werkgeverslast van ${flat} voor het eerst onder die van eerbiedigende werking.`;
}

/** The outcome of the open group, and with whom it is refilled. */
export const openGroupSentences = (group: OpenGroupResult, hasCompensation: boolean): readonly string[] => [
  crossingSentence(group, hasCompensation),
  `Wie nieuw in dienst komt verdient voltijds ${amount(group.entrySalary)} (niveau peildatum) en krijgt een vlakke premie van ${exactPercentage(group.entrantPremium)}; in ongewijzigd krijgt ook wie nieuw is de huidige regeling.`,
];
