import type { ModelPersonEffects } from '#core/effects-result.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** The model persons that may be shown: none where the median salary of a small group would be someone's own. */
export function shownModelPersons({ input, result }: ConclusionSubject): readonly ModelPersonEffects[] {
  const isPersonal = result.participantCount < smallestShownGroup && input.effects.modelPersonSalary === null;
  return isPersonal ? [] : result.effects.modelPersons;
}

/** Of this age someone has years before and behind. */
const tellingAge = 45;

/** What the budget-neutral flat premium gives the telling model person in three scenarios; null when there is none. */
export function modelPersonConclusion(subject: ConclusionSubject): string | null {
  const persons = shownModelPersons(subject);
  const person = persons.find(({ age }) => age === tellingAge) ?? persons[Math.floor(persons.length / 2)];
  if (person === undefined) return null;
  const premium = practicalPremium(subject, subject.result.answers.budgetNeutralFlat);
  const { pensions } = person.figures.budgetNeutralFlat;
  return (
    `De maatmens van ${person.age} verwacht bij vlak ${premium} ${amount(pensions.expected)} per jaar: ` +
    `${amount(pensions.pessimistic)} als het tegenzit, ${amount(pensions.optimistic)} als het meezit`
  );
}
