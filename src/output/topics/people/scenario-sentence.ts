import { amount } from '#office/document/dutch-format.ts';
import { inOrder } from '#output/topics/people/model-persons-conclusion.ts';
import { atPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { expectation } from '#output/language/expectation.ts';
import { ofHeadline } from '#output/language/headline.ts';

/** The pension at the premium in front, in each scenario. */
export const scenarioConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) => {
    const { pensions } = premium.effects.total;
    return `${atPremium(subject, premium)} is het pensioen${subject.result.participantCount === 1 ? '' : ' samen'} ${expectation(subject.input)} ${amount(pensions.expected)} per jaar${inOrder(pensions) ? `: ${amount(pensions.pessimistic)} als het tegenzit, ${amount(pensions.optimistic)} als het meezit` : ''}`;
  });

/** Over which years of birth the participants are spread. */
export function birthYearConclusion({ result }: ConclusionSubject): string {
  const years = result.effects.birthYears.map(({ year }) => year);
  if (years.length === 0) return 'Er zijn geen deelnemers';
  const span = `van ${Math.min(...years)} tot en met ${Math.max(...years)}`;
  if (years.length > 1) return `De deelnemers zijn geboren ${span}`;
  return `${result.participantCount === 1 ? 'De enige deelnemer is' : 'Alle deelnemers zijn'} geboren in ${years[0]}`;
}
