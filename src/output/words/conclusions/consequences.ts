import { percentage } from '#office/document/dutch-format.ts';
import { certaintyNote } from '#output/words/conclusions/bases.ts';
import { cohortConclusion } from '#output/words/conclusions/cohorts.ts';
import { answerConclusion } from '#output/words/conclusions/answer.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { atPremium } from '#output/words/conclusions/premium.ts';
import { headline, noPremiumAllowed } from '#output/words/verdict/headline.ts';
import { pensionDifferenceText } from '#output/words/conclusions/goals.ts';
import { permissionSentence } from '#output/words/conclusions/permission.ts';
import { equalPhrase, isEqualPhrase } from '#output/words/phrases.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { type ConclusionSubject, fractionOf } from '#output/words/conclusions/subject.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { givenPremiumsConclusion } from '#output/words/conclusions/given-premiums.ts';

/** Effect of what stands in front on the sum of all pensions. */
function pensionInFront(subject: ConclusionSubject, answer: PremiumAlternative): string {
  const start = `${atPremium(subject, answer)} is het verwachte pensioen${subject.result.participantCount === 1 ? '' : ' van allen samen'}`;
  const now = alternativeOf(subject.result, 'unchanged').pension;
  const difference = pensionDifferenceText(subject, answer);
  const { current } = subject.input;
  const pension = current.kind === 'premium' ? 'nu' : currentSchemeWords(subject.input).pension;
  if (isEqualPhrase(difference))
    return `${start} ${equalPhrase(answer.pensionDifference, now, 'even hoog')} als ${pension}.`;
  const fraction = fractionOf(answer.pensionDifference, now);
  const share = difference.includes('%') || fraction === null ? '' : ` (${percentage(Math.abs(fraction))})`;
  const higherOrLower = difference.endsWith('meer') ? 'hoger' : 'lager';
  return `${start} ${difference.replace(/ (meer|minder)$/, '')}${share} per jaar ${higherOrLower} dan ${pension}.`;
}

/** What a negative cost means; null where there is none. */
function negativeCostNote({ result }: ConclusionSubject): string | null {
  const alternatives = [alternativeOf(result, 'unchanged'), ...answersOf(result)];
  return alternatives.some(({ cost }) => Math.round(cost) < 0)
    ? 'Waar kosten negatief zijn, betalen de deelnemers samen meer dan de regeling kost.'
    : null;
}

/** What follows from the answers, the most important first: full sentences. */
export function consequences(subject: ConclusionSubject): readonly string[] {
  const front = headline(subject);
  const cohorts = front === null ? null : cohortConclusion(subject);
  const permission = alternativeOf(subject.result, 'budgetNeutralProgressive').permission;
  return [
    front === null ? `${noPremiumAllowed(subject)}.` : pensionInFront(subject, front),
    certaintyNote(subject),
    cohorts === null ? null : `${cohorts}.`,
    `${answerConclusion(subject, 'profitNeutralFlat')}.`,
    permission === null ? null : permissionSentence(permission),
    givenPremiumsConclusion(subject),
    negativeCostNote(subject),
  ].filter((sentence) => sentence !== null);
}
