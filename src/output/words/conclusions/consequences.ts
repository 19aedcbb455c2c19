import { unshownCompensation } from '#output/words/conclusions/compensation.ts';
import { negativeCostNote } from '#output/words/cost/negative-cost.ts';
import { keyFigureSentences } from '#output/words/summary/key-figure-sentences.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { certaintyNote } from '#output/words/conclusions/bases.ts';
import { cohortConclusion } from '#output/words/conclusions/cohorts.ts';
import { answerConclusion } from '#output/words/conclusions/answer.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { atPremium } from '#output/words/conclusions/premium.ts';
import { headline, noPremiumAllowed } from '#output/words/verdict/headline.ts';
import { pensionDifferenceText } from '#output/words/conclusions/goals.ts';
import { permissionSentence } from '#output/words/conclusions/permission.ts';
import { currentFlatSentence, levelShapeSentence } from '#output/words/level-premium.ts';
import { expectation } from '#output/words/expectation.ts';
import { besides, isEqualPhrase } from '#output/words/phrases.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { type ConclusionSubject, fractionOf } from '#output/words/conclusions/subject.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { barredClause } from '#output/words/verdict/verdict-text.ts';
import { givenPremiumsConclusion } from '#output/words/conclusions/given-premiums.ts';

/** Effect of what stands in front on the sum of all pensions. */
function pensionInFront(subject: ConclusionSubject, answer: PremiumAlternative): string {
  const people = subject.result.participantCount === 1 ? 'krijgt de deelnemer' : 'krijgen de deelnemers samen';
  const start = `${atPremium(subject, answer)} ${people} ${expectation(subject.input)}`;
  const difference = pensionDifferenceText(subject, answer);
  const pension = currentSchemeWords(subject.input).compared;
  if (isEqualPhrase(difference)) return `${start} ${besides(difference, pension, ' pensioen')}.`;
  const fraction = fractionOf(answer.pensionDifference, alternativeOf(subject.result, 'unchanged').pension);
  if (fraction !== null && percentage(fraction) === percentage(-1)) return `${start} geen pensioen meer.`;
  const share = difference.includes('%') || fraction === null ? '' : ` (${percentage(Math.abs(fraction))})`;
  const told = difference.replace(/ (meer|minder)$/, `${share} $1`);
  return `${start} ${besides(told, pension, ' pensioen per jaar')}.`;
}

/** What a cost below zero is, of the cost over the horizon and in the first year. */
const costsNote = ({ result }: ConclusionSubject): string | null =>
  negativeCostNote(
    result,
    result.alternatives.flatMap(({ cost, years }) => [cost, years[0]?.cost ?? 0]),
  );

/** What equal pension asks; a premium that is named is no choice where the law forbids it. */
function equalPension(subject: ConclusionSubject): string {
  const { feasible, verdict } = alternativeOf(subject.result, 'profitNeutralFlat');
  return `${answerConclusion(subject, 'profitNeutralFlat')}${feasible ? barredClause(verdict) : ''}`;
}

/** What follows from the answers, the most important first: full sentences. */
export function consequences(subject: ConclusionSubject): readonly string[] {
  const front = headline(subject);
  const cohorts = front === null ? null : cohortConclusion(subject);
  const permission = alternativeOf(subject.result, 'budgetNeutralProgressive').permission;
  return [
    front === null ? `${noPremiumAllowed(subject)}.` : pensionInFront(subject, front),
    ...keyFigureSentences(subject),
    costsNote(subject),
    unshownCompensation(subject),
    certaintyNote(subject),
    cohorts === null ? null : `${cohorts}.`,
    `${equalPension(subject)}.`,
    permission === null ? levelShapeSentence(subject) : permissionSentence(permission),
    currentFlatSentence(subject),
    givenPremiumsConclusion(subject),
  ].filter((sentence) => sentence !== null);
}
