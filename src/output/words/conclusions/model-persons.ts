import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { ModelPerson } from '#core/result/effects-result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { premiumInSentence } from '#output/words/conclusions/premium.ts';
import { ofHeadline } from '#output/words/verdict/headline.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** The model persons that may be shown: none where the median salary of a small group would be someone's own. */
export function shownModelPersons({ input, result }: ConclusionSubject): readonly ModelPerson[] {
  const isPersonal = result.participantCount < smallestGroup && input.effects.modelPersonSalary === null;
  return isPersonal ? [] : result.effects.modelPersons;
}

/** At this age there are years of service both behind and ahead. */
const middleAge = 45;

/** Pension of the chosen model person by what stands in front in three scenarios; null when there is none. */
export function modelPersonConclusion(subject: ConclusionSubject): string | null {
  const persons = shownModelPersons(subject);
  return persons.length === 0 ? null : ofHeadline(subject, (premium) => scenariosOf(subject, persons, premium));
}

function scenariosOf(subject: ConclusionSubject, persons: readonly ModelPerson[], answer: PremiumAlternative): string {
  const found = persons.findIndex(({ age }) => age === middleAge);
  const place = found < 0 ? Math.floor(persons.length / 2) : found;
  const premium = premiumInSentence(subject, answer);
  const { pensions } = answer.effects.modelPersons[place]!;
  return (
    `De maatmens van ${persons[place]!.age} verwacht bij ${premium} ${amount(pensions.expected)} per jaar: ` +
    `${amount(pensions.pessimistic)} als het tegenzit, ${amount(pensions.optimistic)} als het meezit`
  );
}
