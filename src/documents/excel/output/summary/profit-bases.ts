import type { ProfitBasis } from '#core/dossier.ts';
import type { Answer, DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { basisExplanation, certaintyNote } from '#contract/terms/conclusions-bases.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import { answerNames } from '#documents/excel/output/alternative-columns.ts';
import { emptyRow, headerRow, headingRow, sentenceRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedCell, PlannedRow } from '#documents/excel/output/sheet-plan.ts';

const profitKeys = ['profitNeutralFlat', 'profitNeutralProgressive'] as const;

const basisNames: Readonly<Record<ProfitBasis, string>> = {
  expected: 'Verwacht',
  riskFree: 'Risicovrij',
};

/** The scale of the other basis stands nowhere in full. */
const practical = ({ form, practicalScale }: Answer): PlannedCell =>
  form === 'flat' ? valueCell(practicalScale[0]?.rate ?? 0, 'percentTwo') : valueCell('staffel', 'general');

const row = (answer: Answer, basis: ProfitBasis, name?: string): PlannedRow => [
  { content: alternativeNames[answer.key].long, look: 'label' },
  valueCell(answer.exact, answer.form === 'flat' ? 'percentExact' : 'factor', name),
  practical(answer),
  valueCell(answer.cost, 'euro'),
  valueCell(answer.costDifference, 'euro'),
  valueCell(answer.feasible ? 'ja' : 'nee', 'general'),
  valueCell(answer.pensionDifference, 'euro'),
  valueCell(basisNames[basis], 'general'),
];

/** What falls short of the current pensions when returns disappoint, though it is equal on the chosen basis. */
function pessimisticSentence({ effects: { total } }: DossierResult, key: (typeof profitKeys)[number]): string {
  const current = total.unchanged.pensions.pessimistic;
  const difference = total[key].pensions.pessimistic - current;
  const share = current === 0 ? '' : ` (${percentage(Math.abs(difference / current))})`;
  return `${alternativeNames[key].long}: in het pessimistische scenario is het pensioen samen ${amount(Math.abs(difference))} per jaar${share} ${difference < 0 ? 'lager' : 'hoger'} dan ongewijzigd.`;
}

const explanation = (subject: ConclusionSubject): readonly string[] => [
  certaintyNote(subject) ?? '',
  ...(['expected', 'riskFree'] as const).map(
    (basis) => `${basisNames[basis]}: ${basisExplanation(subject, basis)[1] ?? ''}`,
  ),
  ...profitKeys.map((key) => pessimisticSentence(subject.result, key)),
];

/** Both profit bases beside each other, where the current scheme is average pay. */
export function profitBasisRows(subject: ConclusionSubject): readonly PlannedRow[] {
  const { kind, answers, otherBasis, profitBasis } = subject.result;
  if (kind === 'dcToDc') return [];
  const other = profitBasis === 'expected' ? 'riskFree' : 'expected';
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
      'Basis',
    ]),
    ...profitKeys.flatMap((key) => [
      row(answers[key], profitBasis),
      row(otherBasis[key], other, `${answerNames[key]}_andere_basis_exact`),
    ]),
  ];
}
