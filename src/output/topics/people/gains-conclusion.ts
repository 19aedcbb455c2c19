import type { PremiumAlternative } from '#core/result/alternative.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { atPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type CohortGains, gainsTogether } from '#output/topics/people/cohort-gains.ts';
import { losersClause } from '#output/topics/people/changes-conclusion.ts';

/** How many lose by a premium, without compensation and with what is paid of it as premium: salary is no pension; null where nothing may be shown. */
export function gainsConclusion(
  subject: ConclusionSubject,
  premium: PremiumAlternative,
  groups: readonly CohortGains[],
): string | null {
  const together = gainsTogether(groups);
  if (together === null) return null;
  const { count, without } = together;
  const lose = `${atPremium(subject, premium)} ${losersClause(subject, without.worse, count)}`;
  const people = subject.result.choices.find(({ key }) => key === premium.choice)?.people;
  return people === undefined || people.lessAfterCompensation === without.worse
    ? lose
    : `${lose}; met compensatie als premie ${people.lessAfterCompensation === 0 ? 'niemand' : `nog ${wholeNumber(people.lessAfterCompensation)}`}`;
}
