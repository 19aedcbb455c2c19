import type { PremiumAlternative } from '#core/result/alternative.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { atPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { expectation } from '#output/language/expectation.ts';
import { type CohortGains, gainsTogether } from '#output/topics/people/cohort-gains.ts';
import { participantsOf } from '#output/language/phrases.ts';

/** How many lose by a premium, without compensation and with what is paid of it as premium: salary is no pension; null where nothing may be shown. */
export function gainsConclusion(
  subject: ConclusionSubject,
  premium: PremiumAlternative,
  groups: readonly CohortGains[],
): string | null {
  const together = gainsTogether(groups);
  if (together === null) return null;
  const { count, without } = together;
  const start = atPremium(subject, premium);
  const expected = expectation(subject.input);
  if (without.equal === count) return `${start} blijft ieders pensioen ${expected} vrijwel gelijk`;
  if (without.worse === 0) return `${start} gaat ${expected} niemand erop achteruit`;
  const verb = without.worse === 1 ? 'gaat' : 'gaan';
  const people = subject.result.choices.find(({ key }) => key === premium.choice)?.people;
  const after =
    people === undefined || people.lessAfterCompensation === without.worse
      ? ''
      : `; met compensatie als premie ${people.lessAfterCompensation === 0 ? 'niemand' : `nog ${wholeNumber(people.lessAfterCompensation)}`}`;
  return `${start} ${verb} ${expected} ${participantsOf(without.worse, count)} erop achteruit${after}`;
}
