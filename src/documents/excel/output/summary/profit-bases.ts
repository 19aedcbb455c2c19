import type { ProfitBasis } from '#core/dossier.ts';
import type { ProfitNeutralKey } from '#core/further-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import {
  answersOnBases,
  basisExplanation,
  certaintyNote,
  pessimisticPensions,
} from '#contract/terms/conclusions-bases.ts';
import { fractionOf, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import { answerNames } from '#documents/excel/output/alternative-columns.ts';
import { emptyRow, headerRow, headingRow, sentenceRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedRow } from '#documents/excel/output/sheet-plan.ts';

const profitKeys = ['profitNeutralFlat', 'profitNeutralProgressive'] as const;

const basisNames: Readonly<Record<ProfitBasis, string>> = {
  expected: 'Verwacht',
  riskFree: 'Risicovrij',
};

/** The chosen basis and the other one. */
const basesOf = ({ result: { profitBasis } }: ConclusionSubject): readonly ProfitBasis[] =>
  profitBasis === 'expected' ? ['expected', 'riskFree'] : ['riskFree', 'expected'];

/** One answer on one basis; the scale of the other basis stands nowhere in full. */
function row(subject: ConclusionSubject, key: ProfitNeutralKey, basis: ProfitBasis): PlannedRow {
  const answer = answersOnBases(subject)[basis][key];
  const isChosen = basis === subject.result.profitBasis;
  const name = isChosen ? answerNames[key] : `${answerNames[key]}_andere_basis`;
  const isFlat = answer.form === 'flat';
  return [
    { content: alternativeNames[key].long, look: 'label' },
    valueCell(answer.exact, isFlat ? 'percentExact' : 'factor', isChosen ? undefined : `${name}_exact`),
    isFlat ? valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo') : valueCell('staffel', 'general'),
    valueCell(answer.cost, 'euro'),
    valueCell(answer.costDifference, 'euro'),
    valueCell(answer.feasible ? 'ja' : 'nee', 'general'),
    valueCell(answer.pensionDifference, 'euro'),
    valueCell(pessimisticPensions(subject, key, basis).difference, 'euro', `${name}_verschil_pensioen_pessimistisch`),
    valueCell(basisNames[basis], 'general'),
  ];
}

/** What falls short of the current pensions when returns disappoint, though it is equal on that basis. */
function pessimisticSentence(subject: ConclusionSubject, key: ProfitNeutralKey, basis: ProfitBasis): string {
  const { current, difference } = pessimisticPensions(subject, key, basis);
  const fraction = fractionOf(difference, current);
  const share = fraction === null ? '' : ` (${percentage(Math.abs(fraction))})`;
  return `${alternativeNames[key].long}, ${basisNames[basis].toLowerCase()}: in het pessimistische scenario is het pensioen samen ${amount(Math.abs(difference))} per jaar${share} ${difference < 0 ? 'lager' : 'hoger'} dan ongewijzigd.`;
}

const explanation = (subject: ConclusionSubject): readonly string[] => [
  certaintyNote(subject) ?? '',
  ...(['expected', 'riskFree'] as const).map(
    (basis) => `${basisNames[basis]}: ${basisExplanation(subject, basis)[1] ?? ''}`,
  ),
  ...profitKeys.flatMap((key) => basesOf(subject).map((basis) => pessimisticSentence(subject, key, basis))),
];

/** Both profit bases beside each other, where the current scheme is average pay. */
export function profitBasisRows(subject: ConclusionSubject): readonly PlannedRow[] {
  if (subject.result.kind === 'dcToDc') return [];
  return [
    emptyRow,
    headingRow('Profijtneutraal op twee manieren'),
    ...explanation(subject).map(sentenceRow),
    headerRow([
      'Antwoord',
      'Exact',
      'Praktisch',
      'Werkgeverslast',
      'Verschil werkgeverslast',
      'Haalbaar',
      'Verschil pensioen',
      'Verschil pensioen pessimistisch',
      'Basis',
    ]),
    ...profitKeys.flatMap((key) => basesOf(subject).map((basis) => row(subject, key, basis))),
  ];
}
