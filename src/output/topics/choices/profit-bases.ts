import { definedNames } from '#output/language/defined-names.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { answersOnBases, basisExplanation, certaintyNote } from '#output/language/bases.ts';
import { type ConclusionSubject } from '#output/language/subject.ts';
import { emptyRow, headingRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import { comparedRow, costDifferenceCell, costShareCell, pensionCells } from '#output/topics/choices/from-unchanged.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import type { ProfitNeutralKey } from '#core/dossier/alternative-key.ts';

const profitKeys = ['profitNeutralFlat', 'profitNeutralProgressive'] as const;

const basisNames: Readonly<Record<ProfitBasis, string>> = {
  expected: 'Verwacht',
  riskFree: 'Risicovrij',
};

/** The chosen basis and the other one. */
const basesOf = ({ result: { profitBasis } }: ConclusionSubject): readonly ProfitBasis[] =>
  profitBasis === 'expected' ? ['expected', 'riskFree'] : ['riskFree', 'expected'];

/** One answer on one basis; the full scale is only given for the chosen basis. */
function row(subject: ConclusionSubject, key: ProfitNeutralKey, basis: ProfitBasis): PlannedRow {
  const answer = answersOnBases(subject)[basis][key];
  const name = basis === subject.result.profitBasis ? undefined : `${definedNames[key]}_andere_basis_exact`;
  const isFlat = answer.form === 'flat';
  return [
    { content: nameIn(subject.result, key, 'short'), look: 'label' },
    valueCell(answer.exact, isFlat ? 'percentExact' : 'factor', name),
    isFlat
      ? valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo')
      : { content: 'staffel', look: 'value', isRight: true },
    valueCell(answer.cost, 'euro'),
    costDifferenceCell(answer, subject, 'D'),
    valueCell(answer.feasible ? 'ja' : 'nee', 'general'),
    ...pensionCells(answer, subject, 'G'),
    valueCell(basisNames[basis], 'general'),
    costShareCell(answer, subject, 'E'),
  ];
}

const explanation = (subject: ConclusionSubject): readonly (string | null)[] => [
  certaintyNote(subject),
  ...(['expected', 'riskFree'] as const).map(
    (basis) => `${basisNames[basis]}: ${basisExplanation(subject, basis)[1] ?? ''}`,
  ),
];

/** Both profit bases beside each other, where the current scheme is average pay. */
export function profitBasisRows(subject: ConclusionSubject): readonly PlannedRow[] {
  if (subject.result.current.kind === 'premium') return [];
  return [
    emptyRow,
    headingRow('Profijtneutraal op twee manieren'),
    ...explanation(subject)
      .filter((text) => text !== null)
      .map(sentenceRow),
    comparedRow('Alternatief', ['Basis', 'Verschil last in %']),
    ...profitKeys.flatMap((key) => basesOf(subject).map((basis) => row(subject, key, basis))),
  ];
}
