import { answerKeys, type DossierResult } from '#core/result.ts';
import { columnName } from '#documents/excel/output/alternative-columns.ts';
import type { CellSource, PlannedCell, PlannedTable, TableRow } from '#documents/excel/output/sheet-plan.ts';

/** Where a figure in the answers table comes from; rows as in the table, 0 is the current scheme. */
function sourceOf(header: string, row: number, result: DossierResult): CellSource | null {
  const key = [...answerKeys, ...result.further.map((further) => further.key)][row - 1];
  if (key !== undefined && (header === 'Exact' || header === 'Praktisch'))
    return { sheet: 'Staffels', column: `${columnName(key)} ${header.toLowerCase()}`, row: 0 };
  if (key !== undefined && header === 'Compensatie')
    return { sheet: 'Compensatie', column: 'Compensatie totaal', row: (row - 1) * cohortCount(result) };
  if (header === 'Werkgeverslast')
    return { sheet: 'Lasten per jaar', column: 'Werkgeverslast', row: row * result.costYears.length };
  if (header === 'Pensioen') return { sheet: "Scenario's", column: 'Pensioen verwacht', row };
  return null;
}

const cohortCount = ({ compensation }: DossierResult): number => compensation?.cohorts.length ?? 0;

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
