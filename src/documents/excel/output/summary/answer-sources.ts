import { answerKeys, type DossierResult } from '#core/result.ts';
import { columnName } from '#documents/excel/output/alternative-columns.ts';
import type { CellSource, PlannedCell, PlannedTable, TableRow } from '#documents/excel/output/sheet-plan.ts';

const presentCostColumns: Readonly<Record<string, string>> = {
  Werkgeverslast: 'Werkgeverslast',
  Compensatie: 'Compensatie',
  'Last met compensatie': 'Samen',
};

/** The very cell that a figure in the answers table comes from; rows as in the table, 0 is the current scheme. */
function sourceOf(header: string, row: number, result: DossierResult): CellSource | null {
  const answer = answerKeys[row - 1];
  const key = answer ?? result.further.map((further) => further.key)[row - 1 - answerKeys.length];
  const cost = presentCostColumns[header];
  if (cost !== undefined) return { sheet: 'Contante lasten', column: cost, row };
  if (header === 'Pensioen') return { sheet: "Scenario's", column: 'Pensioen verwacht', row };
  // On Staffels a progressive answer has its rates, not the factor that was solved.
  if (answer !== undefined && header === 'Exact')
    return { sheet: 'Gevoeligheid', column: `${columnName(answer)} exact`, row: 0 };
  if (key !== undefined && header === 'Praktisch')
    return { sheet: 'Staffels', column: `${columnName(key)} praktisch`, row: 0 };
  return null;
}

function sourced(value: TableRow[number], column: PlannedTable['columns'][number], source: CellSource | null) {
  if (source === null) return value;
  if (typeof value === 'number') return { content: value, look: 'value', format: column.format, source } as const;
  const isNumber = typeof value === 'object' && value !== null && 'look' in value && typeof value.content === 'number';
  return isNumber ? ({ ...value, source } satisfies PlannedCell) : value;
}

/** The answers table with every figure that stands on another sheet linked to it. */
export const withAnswerSources = (table: PlannedTable, result: DossierResult): PlannedTable => ({
  ...table,
  rows: table.rows.map((row, index) =>
    row.map((value, place) => {
      const column = table.columns[place];
      return column ? sourced(value, column, sourceOf(column.header, index, result)) : value;
    }),
  ),
});
