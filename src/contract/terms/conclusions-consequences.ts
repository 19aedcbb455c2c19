import { answerKeys } from '#core/result.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { certaintyNote } from '#contract/terms/conclusions-bases.ts';
import { cohortConclusion } from '#contract/terms/conclusions-cohorts.ts';
import { answerConclusion } from '#contract/terms/conclusions-answer.ts';
import { furtherConclusion } from '#contract/terms/conclusions-further.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import { pensionDifferenceText } from '#contract/terms/conclusions-goals.ts';
import { permissionSentence } from '#contract/terms/conclusions-permission.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { fractionOf, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** What equal cost does to the pensions of all together. */
function pensionAtEqualCost(subject: ConclusionSubject): string {
  const { answers, unchanged } = subject.result;
  const answer = answers.budgetNeutralFlat;
  const start = `Bij vlak ${practicalPremium(subject, answer)} is het verwachte pensioen${subject.result.participantCount === 1 ? '' : ' van allen samen'}`;
  const difference = pensionDifferenceText(subject, answer, '');
  const { kind } = subject.input;
  const { pension } = currentSchemeWords[kind];
  if (difference === '') return `${start} even hoog als ${kind === 'dcToDc' ? 'nu' : pension}.`;
  const fraction = fractionOf(answer.pensionDifference, unchanged.pension);
  const share = difference.includes('%') || fraction === null ? '' : ` (${percentage(Math.abs(fraction))})`;
  const course = difference.endsWith('meer') ? 'hoger' : 'lager';
  return `${start} ${difference.replace(/ (meer|minder)$/, '')}${share} per jaar ${course} dan ${kind === 'dcToDc' ? 'nu' : pension}.`;
}

/** What a negative cost means; null where there is none. */
function negativeCostNote({ result }: ConclusionSubject): string | null {
  const costs = [result.unchanged.cost, ...answerKeys.map((key) => result.answers[key].cost)];
  return costs.some((cost) => Math.round(cost) < 0)
    ? 'Waar kosten negatief zijn, betalen de deelnemers samen meer dan de regeling kost.'
    : null;
}

/** What follows from the answers, the most important first: full sentences. */
export function consequences(subject: ConclusionSubject): readonly string[] {
  const cohorts = cohortConclusion(subject);
  const permission = subject.result.answers.budgetNeutralProgressive.permission;
  return [
    pensionAtEqualCost(subject),
    certaintyNote(subject),
    cohorts === null ? null : `${cohorts}.`,
    `${answerConclusion(subject, 'profitNeutralFlat')}.`,
    furtherConclusion(subject),
    permission === null ? null : permissionSentence(permission),
    negativeCostNote(subject),
  ].filter((sentence) => sentence !== null);
}
