import type { ProfitBasis } from '#core/dossier.ts';
import type { OtherBasisAnswers, ProfitNeutralKey } from '#core/further-result.ts';
import type { Answer } from '#core/result.ts';
import { exactPercentage, percentage } from '#contract/terms/dutch-format.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { relativeDifference } from '#contract/terms/conclusions-words.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** The two profit-neutral answers on each profit basis, the chosen and the other one. */
export function answersOnBases({ result }: ConclusionSubject): Readonly<Record<ProfitBasis, OtherBasisAnswers>> {
  const { answers, otherBasis, profitBasis } = result;
  return profitBasis === 'expected'
    ? { expected: answers, riskFree: otherBasis }
    : { expected: otherBasis, riskFree: answers };
}

/** "17,0%", or why there is no premium that gives equal pension. */
export function premiumOrLimit(subject: ConclusionSubject, answer: Answer): string {
  if (answer.feasible) return practicalPremium(subject, answer);
  const isTooLow = (answer.shortfall?.amount ?? 0) > 0;
  return isTooLow ? `meer dan ${practicalPremium(subject, answer)} (niet haalbaar)` : 'geen premie (niet haalbaar)';
}

/** What two clauses may start with alike, the longest first: said once. */
const starts = ['vraagt vlak ', 'vraagt '];

/** "vraagt vlak 17,0%", or why no premium gives equal pension, to stand behind "gelijk pensioen". */
function demandClause(subject: ConclusionSubject, answer: Answer): string {
  if (answer.feasible) return `vraagt vlak ${practicalPremium(subject, answer)}`;
  const isTooLow = (answer.shortfall?.amount ?? 0) > 0;
  return isTooLow
    ? `vraagt meer dan vlak ${practicalPremium(subject, answer)} (niet haalbaar)`
    : 'wordt al zonder premie overtroffen';
}

/** What equal pension asks with and without the hope of return: the chosen basis beside the other. */
export function basesConclusion(subject: ConclusionSubject): string {
  const { expected, riskFree } = answersOnBases(subject);
  const hoped = demandClause(subject, expected.profitNeutralFlat);
  const certain = demandClause(subject, riskFree.profitNeutralFlat);
  if (hoped === certain) return `Gelijk pensioen ${hoped}, met en zonder beleggingsrisico`;
  const shared = starts.find((start) => hoped.startsWith(start) && certain.startsWith(start)) ?? '';
  const again = certain.slice(shared.length);
  return `Gelijk pensioen ${hoped} op verwacht rendement en ${again} zonder beleggingsrisico`;
}

const references = {
  dbToDc: 'Het middelloonpensioen is toegezegd.',
  ambitionDbToDc: 'De ambitie is niet toegezegd: opbouw en toeslag zijn een streven.',
} as const;

const comparisons: Readonly<Record<ProfitBasis, (subject: ConclusionSubject) => string>> = {
  expected: ({ input: { assumptions } }) =>
    `Het nieuwe pensioen is hier wat de premie naar verwachting oplevert, bij een pensioen ingekocht tegen ${percentage(assumptions.conversionInterest)}. Het kan lager of hoger uitvallen.`,
  riskFree: ({ input: { assumptions } }) =>
    `Alle rendementen en de omrekenrente zijn hier de risicovrije rente van ${percentage(assumptions.riskFreeInterest)}: een zekere euro wordt niet vergeleken met een gehoopte.`,
};

/** What a profit basis compares; empty for the premium kind, where both pensions are hoped for. */
export function basisExplanation(subject: ConclusionSubject, basis: ProfitBasis): readonly string[] {
  const { kind } = subject.input;
  return kind === 'dcToDc' ? [] : [references[kind], comparisons[basis](subject)];
}

/** What changes in nature when an average pay scheme becomes a premium scheme: full sentences; null in the premium kind. */
export function certaintyNote({ input }: ConclusionSubject): string | null {
  if (input.kind === 'dcToDc') return null;
  if (input.kind === 'dbToDc') {
    return 'Het middelloonpensioen is toegezegd; het nieuwe pensioen hangt af van beleggen en rente en kan lager uitvallen.';
  }
  const { indexation } = input.ambition;
  const goal =
    indexation === 0
      ? 'De ambitie is een streven, geen toezegging, en rekent niet op toeslag.'
      : `De ambitie rekent op ${exactPercentage(indexation)} toeslag per jaar: een streven, geen toezegging.`;
  return `${goal} Ook het nieuwe pensioen is een verwachting.`;
}

/** What all pensions together are when returns disappoint, EUR a year in today's money. */
export interface PessimisticPensions {
  readonly current: number;
  /** New less current, at the practical premium. */
  readonly difference: number;
}

/** What the profit-neutral premium on a basis gives when returns disappoint, beside the current scheme. */
export function pessimisticPensions(
  { result: { effects, profitBasis } }: ConclusionSubject,
  key: ProfitNeutralKey,
  basis: ProfitBasis,
): PessimisticPensions {
  const { total, pessimisticOnOtherBasis } = effects;
  const current = total.unchanged.pensions.pessimistic;
  const next = basis === profitBasis ? total[key].pensions.pessimistic : pessimisticOnOtherBasis[key];
  return { current, difference: next - current };
}

/** The same of the flat premium on a basis, as a full sentence. */
export function pessimisticConclusion(subject: ConclusionSubject, basis: ProfitBasis): string {
  const { current, difference } = pessimisticPensions(subject, 'profitNeutralFlat', basis);
  const premium = practicalPremium(subject, answersOnBases(subject)[basis].profitNeutralFlat);
  const course = relativeDifference(difference, current, 'evenveel') ?? 'evenveel';
  const { pension } = currentSchemeWords[subject.input.kind];
  return `Als het tegenzit, geeft vlak ${premium} samen ${course} ${course === 'evenveel' ? 'als' : 'dan'} ${pension}.`;
}
