import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { expectation } from '#output/words/expectation.ts';
import { relativeDifference } from '#output/words/phrases.ts';
import type { ModelPerson, ScenarioKey } from '#core/result/effects-result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { atPremium } from '#output/words/conclusions/premium.ts';
import { ofHeadline } from '#output/words/verdict/headline.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** The model persons that may be shown: none where the median salary of a small group would be someone's own. */
export function shownModelPersons({ input, result }: ConclusionSubject): readonly ModelPerson[] {
  const isPersonal = result.participantCount < smallestGroup && input.effects.modelPersonSalary === null;
  return isPersonal ? [] : result.effects.modelPersons;
}

/**
 * Whether the scenarios may be called worse and better than what is expected: returns and rates are filled in one by one,
 * and may give a pessimistic pension above the expected one. Scenarios that are all alike have nothing to tell.
 */
export const inOrder = ({ pessimistic, expected, optimistic }: Readonly<Record<ScenarioKey, number>>): boolean =>
  pessimistic <= expected && expected <= optimistic && Math.round(pessimistic) < Math.round(optimistic);

/** At this age there are years of service both behind and ahead. */
const middleAge = 45;

/** Pension of the chosen model person by what stands in front in three scenarios; null when there is none. */
export const modelPersonConclusion = (subject: ConclusionSubject): string | null =>
  middlePersonSentence(subject, shownModelPersons(subject));

/** The same of these persons. */
export function middlePersonSentence(subject: ConclusionSubject, persons: readonly ModelPerson[]): string | null {
  return persons.length === 0 ? null : ofHeadline(subject, (premium) => scenariosOf(subject, persons, premium));
}

function scenariosOf(subject: ConclusionSubject, persons: readonly ModelPerson[], answer: PremiumAlternative): string {
  const found = persons.findIndex(({ age }) => age === middleAge);
  const place = found < 0 ? Math.floor(persons.length / 2) : found;
  const { pensions } = answer.effects.modelPersons[place]!;
  const now = alternativeOf(subject.result, 'unchanged').effects.modelPersons[place]!.pensions.expected;
  const compared = relativeDifference(pensions.expected - now, now);
  const gets = `${atPremium(subject, answer)} krijgt de maatmens van ${persons[place]!.age} ${expectation(subject.input)}`;
  const spread = inOrder(pensions)
    ? `, ${amount(pensions.pessimistic)} als het tegenzit en ${amount(pensions.optimistic)} als het meezit`
    : '';
  if (Math.round(pensions.expected) === 0 && Math.round(now) > 0)
    return `${gets} geen pensioen; nu is dat ${amount(now)} per jaar`;
  const amounts = `${amount(pensions.expected)} per jaar${spread}`;
  return compared === null ? `${gets} ${amounts}` : `${gets} ${compared} pensioen: ${amounts}`;
}
