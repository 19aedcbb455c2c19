import { alternativeOf } from '#core/result/alternative-of.ts';
import type { ModelPerson } from '#core/result/effects-result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** The model persons that may be shown: none where the median salary of a small group would be someone's own. */
export function shownModelPersons({ input, result }: ConclusionSubject): readonly ModelPerson[] {
  const isPersonal = result.participantCount < smallestGroup && input.effects.modelPersonSalary === null;
  return isPersonal ? [] : result.effects.modelPersons;
}

/** At this age there are years of service both behind and ahead. */
const middleAge = 45;

/** Pension of the chosen model person under the budget-neutral flat premium in three scenarios; null when there is none. */
export function modelPersonConclusion(subject: ConclusionSubject): string | null {
  const persons = shownModelPersons(subject);
  if (persons.length === 0) return null;
  const found = persons.findIndex(({ age }) => age === middleAge);
  const place = found < 0 ? Math.floor(persons.length / 2) : found;
  const answer = alternativeOf(subject.result, 'budgetNeutralFlat');
  const premium = practicalPremium(subject, answer);
  const { pensions } = answer.effects.modelPersons[place]!;
  return (
    `De maatmens van ${persons[place]!.age} verwacht bij vlak ${premium} ${amount(pensions.expected)} per jaar: ` +
    `${amount(pensions.pessimistic)} als het tegenzit, ${amount(pensions.optimistic)} als het meezit`
  );
}
