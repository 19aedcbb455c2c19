import { percentage } from '#office/document/dutch-format.ts';
import { certaintyNote } from '#output/words/conclusions/bases.ts';
import { cohortConclusion } from '#output/words/conclusions/cohorts.ts';
import { answerConclusion } from '#output/words/conclusions/answer.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { pensionDifferenceText } from '#output/words/conclusions/goals.ts';
import { permissionSentence } from '#output/words/conclusions/permission.ts';
import { equalPhrase, isEqualPhrase } from '#output/words/phrases.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { type ConclusionSubject, fractionOf } from '#output/words/conclusions/subject.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { givenPremiumsConclusion } from '#output/words/conclusions/given-premiums.ts';

/** Effect of equal cost on the sum of all pensions. */
function pensionAtEqualCost(subject: ConclusionSubject): string {
  const answer = alternativeOf(subject.result, 'budgetNeutralFlat');
  const start = `Bij vlak ${practicalPremium(subject, answer)} is het verwachte pensioen${subject.result.participantCount === 1 ? '' : ' van allen samen'}`;
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
  const cohorts = cohortConclusion(subject);
  const permission = alternativeOf(subject.result, 'budgetNeutralProgressive').permission;
  return [
    pensionAtEqualCost(subject),
    certaintyNote(subject),
    cohorts === null ? null : `${cohorts}.`,
    `${answerConclusion(subject, 'profitNeutralFlat')}.`,
    permission === null ? null : permissionSentence(permission),
    givenPremiumsConclusion(subject),
    negativeCostNote(subject),
  ].filter((sentence) => sentence !== null);
}
