import type { Answer } from '#core/result/answer.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { countsEntrants } from '#output/language/conditions.ts';
import { costShare } from '#output/language/negative-cost.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import type { Cell } from '#output/model/table.ts';

/** Differences with the current scheme, whose cost and pension have their names in the table of answers. */

/** Heads of the cells of an answer beside each other, from its exact premium to what its pension differs. */
const comparedHeads = [
  'Exact',
  'Afgerond',
  'Werkgeverslast',
  'Verschil werkgeverslast',
  'Haalbaar',
  'Pensioen',
  'Verschil pensioen',
] as const;

/** Heads of columns with words, which stand at the left as the words do. */
const ofWords: ReadonlySet<string> = new Set(['Haalbaar', 'Basis']);

/** The header of a table of answers: above figures at the right. */
export const comparedRow = (first: string, others: readonly string[] = []): PlannedRow =>
  [first, ...comparedHeads, ...others].map((content, index) => ({
    content,
    look: 'header',
    wraps: true,
    isRight: index > 0 && !ofWords.has(content),
  }));

interface WithResult {
  readonly result: DossierResult;
}

/** Where cost counts who enters later, that of now has no cell: what follows from it stays a figure. */
const fromCostNow = (cell: Cell, result: DossierResult, formula: (row: number) => string): Cell =>
  countsEntrants(alternativeOf(result, 'profitNeutralFlat')) ? cell : { ...cell, formulaAt: ({ row }) => formula(row) };

/** From the cost in that column. */
export const costDifferenceCell = ({ costDifference }: Answer, { result }: WithResult, column: string): Cell =>
  fromCostNow(valueCell(costDifference, 'euroDifference'), result, (row) => `${column}${row}-ongewijzigd_kosten`);

/** From the difference of cost in that column; a text where the cost of now is no measure. */
export function costShareCell({ costDifference }: Answer, { result }: WithResult, column: string): Cell {
  const share = costShare(costDifference, alternativeOf(result, 'unchanged').cost);
  if (typeof share === 'string') return { content: share, look: 'value', isRight: true };
  const cell = valueCell(share, 'percentDifference');
  return share === null ? cell : fromCostNow(cell, result, (row) => `${column}${row}/ongewijzigd_kosten`);
}

/** The pension, which stands in that column, and what it differs. */
export const pensionCells = (
  { pensionDifference }: Answer,
  { result }: WithResult,
  column: string,
): readonly Cell[] => [
  valueCell(alternativeOf(result, 'unchanged').pension + pensionDifference, 'euro'),
  {
    ...valueCell(pensionDifference, 'euroDifference'),
    formulaAt: ({ row }) => `${column}${row}-ongewijzigd_pensioen`,
  },
];
