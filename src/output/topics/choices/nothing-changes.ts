import { chosenOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import { enteredRange } from '#output/language/premium.ts';
import { ownPremiumText, type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { contributionClause } from '#output/topics/choices/headline-clauses.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { coverFacts } from '#output/topics/schemes/death-section.ts';
import { changedTerms, otherChanges } from '#output/topics/choices/kept-scale-changes.ts';

/** The current premium of everybody, where that is one percentage. */
export const flatNow = ({ input, result }: ConclusionSubject): string | null =>
  hasFlatPremium(input) && result.currentScale.length > 0 ? enteredRange(result.currentScale) : null;

const movesNobody = ({ people }: ShownChoice): boolean => people.less + people.more === 0;

/** Whether a scale is kept on the terms of now: nobody who takes part gets or pays anything else. */
export const keepsAllTerms = (subject: ConclusionSubject, choice: ShownChoice): boolean =>
  choice.alternative.key === 'keptScale' &&
  otherChanges(subject) === null &&
  movesNobody(choice) &&
  contributionClause(subject, choice) === null;

const costsTheSameIn30Years = ({ result: { now } }: ConclusionSubject, { difference }: ShownChoice): boolean =>
  nearlyEqual(now.cost.thirtyYears + difference.thirtyYears, now.cost.thirtyYears);

/** Whether a premium that is one percentage stays what it is, and with it everybody's pension and the cost in 30 years. */
export const keepsFlatPremium = (subject: ConclusionSubject, choice: ShownChoice): boolean =>
  flatNow(subject) === ownPremiumText(subject, choice) && movesNobody(choice) && costsTheSameIn30Years(subject, choice);

/** Whether somebody's partner or child gets on a death what they would get now. */
const coversTheSame = (subject: ConclusionSubject, { facts }: OutputContent['dossier']): boolean =>
  coverFacts(subject, facts.currentSurvivor).every(([, now, later]) => now === later);

/**
 * Whether the choice that was made, or the only one there is, leaves everything as it is: what those who take part now get and
 * pay, and what the employer pays in the first year and in 30 years.
 */
export function nothingChanges(content: OutputContent): boolean {
  const subject = subjectOf(content);
  const { now } = subject.result;
  const choices = shownChoices(subject);
  const made = chosenOf(subject.result)?.choice;
  const choice = choices.length === 1 ? choices[0] : choices.find(({ key }) => key === made);
  if (choice === undefined || changedTerms(subject).length > 0 || !coversTheSame(subject, content.dossier))
    return false;
  const costsTheSame = nearlyEqual(now.cost.firstYear + choice.difference.firstYear, now.cost.firstYear);
  return (
    costsTheSame &&
    costsTheSameIn30Years(subject, choice) &&
    (keepsAllTerms(subject, choice) || keepsFlatPremium(subject, choice))
  );
}
