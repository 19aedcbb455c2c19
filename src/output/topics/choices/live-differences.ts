import { solvedAlternatives } from '#output/topics/choices/solved-alternatives.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import type { DossierResult } from '#core/result/result.ts';
import { countsEntrants } from '#output/language/conditions.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import { type Cell, type FormulaPlace, type Row, type Table, isCell } from '#output/model/table.ts';

type Formula = (place: FormulaPlace) => string;

interface Live {
  /** Head of the column that is calculated. */
  readonly header: string;
  readonly formulaOf: (letters: (header: string) => string, rowsBelowCurrent: number) => Formula;
}

/** What a column is less than the same of the current scheme, which is the first row. */
const difference = (header: string, of: string): Live => ({
  header,
  formulaOf: (letters, below) => {
    const column = letters(of);
    return ({ row }) => `${column}${row}-${column}${row - below}`;
  },
});

const share = (header: string, part: string, of: string): Live => ({
  header,
  formulaOf: (letters, below) => {
    const [own, whole] = [letters(part), letters(of)];
    return ({ row }) => `${own}${row}/${whole}${row - below}`;
  },
});

const ofCost = [
  difference('Verschil werkgeverslast', 'Werkgeverslast'),
  share('Verschil last in %', 'Verschil werkgeverslast', 'Werkgeverslast'),
];
const ofPension = [
  difference('Verschil pensioen', 'Pensioen'),
  share('Verschil pensioen in %', 'Verschil pensioen', 'Pensioen'),
];

/** The cell with its formula; what holds no figure stays as it is. */
function calculated(cell: Row[number], column: Table['columns'][number], formulaAt: Formula): Row[number] {
  if (typeof cell === 'number') return { ...valueCell(cell, column.format), formulaAt };
  return isCell(cell) && typeof cell.content === 'number' ? ({ ...cell, formulaAt } satisfies Cell) : cell;
}

/**
 * The answers table with its differences and percentages as formulas. Where the cost of an answer counts who enters later, it is
 * compared with a cost of now that has no cell here: its difference of cost stays a figure.
 */
export function withLiveDifferences(table: Table, result: DossierResult): Table {
  const alternatives = solvedAlternatives(result);
  const placeOf = (header: string): number => table.columns.findIndex((column) => column.header === header);
  const letters = (header: string): string => columnLetters(placeOf(header) + 1);
  const rows = table.rows.map((row, index) => {
    const alternative = alternatives[index];
    if (alternative === undefined || alternative.sort === 'unchanged') return row;
    const live = countsEntrants(alternative) ? ofPension : [...ofCost, ...ofPension];
    return row.map((cell, place) => {
      const column = table.columns[place]!;
      const found = live.find(({ header }) => header === column.header);
      return found === undefined ? cell : calculated(cell, column, found.formulaOf(letters, index));
    });
  });
  return { ...table, rows };
}
