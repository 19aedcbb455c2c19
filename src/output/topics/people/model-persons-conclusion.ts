import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { withoutGuarantee } from '#output/language/expectation.ts';
import { relativeDifference } from '#output/language/phrases.ts';
import type { ModelPerson, ScenarioKey } from '#core/result/effects-result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { atPremium } from '#output/language/premium.ts';
import { ofHeadline } from '#output/language/headline.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';

type Pensions = Readonly<Record<ScenarioKey, number>>;

/** The model persons that may be shown: none where the median salary of a small group would be someone's own. */
export function shownModelPersons({ input, result }: ConclusionSubject): readonly ModelPerson[] {
  const isPersonal = result.participantCount < smallestGroup && input.effects.modelPersonSalary === null;
  return isPersonal ? [] : result.effects.modelPersons;
}

/**
 * Whether the scenarios may be called worse and better than what is expected: returns and rates are filled in one by one,
 * and may give a pessimistic pension above the expected one. Scenarios that are all alike have nothing to tell.
 */
export const inOrder = ({ pessimistic, expected, optimistic }: Pensions): boolean =>
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
  const now = alternativeOf(subject.result, 'unchanged').effects.modelPersons[place]!.pensions;
  const compared = relativeDifference(pensions.expected - now.expected, now.expected);
  const gets = `${atPremium(subject, answer)} krijgt de maatmens van ${persons[place]!.age}${withoutGuarantee(subject.input)}`;
  return compared === null ? `${gets} ${amount(pensions.expected)} pensioen per jaar` : `${gets} ${compared} pensioen`;
}
