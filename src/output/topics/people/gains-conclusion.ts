import type { PremiumAlternative } from '#core/result/alternative.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { pensionWord } from '#output/language/choice-text.ts';
import { type CohortGains, gainsTogether } from '#output/topics/people/cohort-gains.ts';

/** What fits the two lines of a title. */
const longestTitle = 90;

/** "Bij 20,0% vlak", "Bij de staffel van nu": the start of a title. */
export function atPremium(subject: ConclusionSubject, premium: PremiumAlternative): string {
  if (premium.key === 'keptScale') return 'Bij de staffel van nu';
  const rate = practicalPremium(subject, premium);
  return premium.form === 'flat' ? `Bij ${rate} vlak` : `Bij de staffel van ${rate}`;
}

/** "krijgen 16 van de 23 minder pensioen" */
function losing(subject: ConclusionSubject, count: number, total: number): string {
  const of =
    total === 1
      ? 'de deelnemer'
      : count === total
        ? `alle ${wholeNumber(total)}`
        : `${wholeNumber(count)} van de ${wholeNumber(total)}`;
  return `${count > 1 ? 'krijgen' : 'krijgt'} ${count === 0 ? 'niemand' : of} minder ${pensionWord(subject)}`;
}

/** How many lose by a premium, without compensation and with what is paid of it as premium: salary is no pension; null where nothing may be shown. */
export function gainsConclusion(
  subject: ConclusionSubject,
  premium: PremiumAlternative,
  groups: readonly CohortGains[],
): string | null {
  const together = gainsTogether(groups);
  if (together === null) return null;
  const { count, without } = together;
  const lose = `${atPremium(subject, premium)} ${losing(subject, without.worse, count)}`;
  const people = subject.result.choices.find(({ key }) => key === premium.choice)?.people;
  if (people === undefined || people.lessAfterCompensation === without.worse) return lose;
  const after = people.lessAfterCompensation;
  const told = `${lose}; na compensatie ${after === 0 ? 'niemand' : `nog ${wholeNumber(after)}`}`;
  return told.length > longestTitle ? told.replace('na compensatie nog ', 'na compensatie ') : told;
}
