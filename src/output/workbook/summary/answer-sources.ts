import { lowerCaseName } from '#output/alternatives/alternative-name.ts';
import { countsEntrants } from '#output/words/conclusions/conditions.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationHeaders } from '#output/workbook/summary/answers-table.ts';
import type { CellSource, PlannedCell, PlannedTable, TableRow } from '#output/workbook/sheet-plan.ts';

/** The column of Contante lasten, which adds up those in service at the transition. */
function presentCostColumn(header: string, result: DossierResult): string | undefined {
  const [compensation, together] = compensationHeaders(result);
  return { Werkgeverslast: 'Werkgeverslast', [compensation]: 'Compensatie', [together]: 'Samen' }[header];
}

/** The cell that a figure in the answers table comes from; rows as in the table, 0 is the current scheme. */
function sourceOf(header: string, row: number, result: DossierResult): CellSource | null {
  const alternative = result.alternatives[row];
  const isOfOthersToo = alternative !== undefined && alternative.sort !== 'unchanged' && countsEntrants(alternative);
  if (isOfOthersToo && header === 'Werkgeverslast') return null;
  const cost = presentCostColumn(header, result);
  if (cost !== undefined) return { sheet: 'Contante lasten', column: cost, row };
  if (header === 'Pensioen') return { sheet: "Scenario's", column: 'Pensioen verwacht', row };
  // On Staffels a progressive answer has its rates, not the factor that was solved.
  if (alternative?.sort === 'answer' && header === 'Exact')
    return { sheet: 'Gevoeligheid', column: `${lowerCaseName(result, alternative.key)} exact`, row: 0 };
  if (alternative !== undefined && alternative.sort !== 'unchanged' && header === 'Afgerond')
    return { sheet: 'Staffels', column: `${lowerCaseName(result, alternative.key)} praktisch`, row: 0 };
  return null;
}

function sourced(value: TableRow[number], column: PlannedTable['columns'][number], source: CellSource | null) {
  if (source === null) return value;
  if (typeof value === 'number') return { content: value, look: 'value', format: column.format, source } as const;
  const isNumber = typeof value === 'object' && value !== null && 'look' in value && typeof value.content === 'number';
  return isNumber ? ({ ...value, source } satisfies PlannedCell) : value;
}

/** The answers table, each figure linked to its cell on the sheet it comes from. */
export const withAnswerSources = (table: PlannedTable, result: DossierResult): PlannedTable => ({
  ...table,
  rows: table.rows.map((row, index) =>
    row.map((value, place) => {
      const column = table.columns[place];
      return column ? sourced(value, column, sourceOf(column.header, index, result)) : value;
    }),
  ),
});
