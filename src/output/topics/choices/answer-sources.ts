import { lowerCaseName } from '#output/language/alternative-name.ts';
import { countsEntrants } from '#output/language/conditions.ts';
import type { DossierResult } from '#core/result/result.ts';
import { costLines } from '#output/topics/cost/cost-lines.ts';
import { scenarioTotals } from '#output/topics/people/persons-sheet.ts';
import { compensationHeaders } from '#output/topics/choices/answers-table.ts';
import type { Cell, CellSource, Row, Table } from '#output/model/table.ts';

/** The column of Lasten, whose first row is discounted cost, with this cost of an alternative; null where it has none. */
function presentCostColumn(header: string, key: string, result: DossierResult): string | null {
  const [, together] = compensationHeaders(result);
  const of = (isWithCompensation: boolean): string | null =>
    costLines({ result }).find(
      (line) => line.group === 'closed' && line.key === key && line.isWithCompensation === isWithCompensation,
    )?.head ?? null;
  if (header === 'Werkgeverslast') return of(false);
  return header === together ? (of(true) ?? of(false)) : null;
}

/** The cell that a figure in the answers table comes from; rows as in the table, 0 is the current scheme. */
function sourceOf(header: string, row: number, result: DossierResult): CellSource | null {
  const alternative = result.alternatives[row];
  const isOfOthersToo = alternative !== undefined && alternative.sort !== 'unchanged' && countsEntrants(alternative);
  if (isOfOthersToo && header === 'Werkgeverslast') return null;
  const cost = alternative === undefined ? null : presentCostColumn(header, alternative.key, result);
  if (cost !== null) return { table: 'LastenSamen', column: cost, row: 0 };
  if (header === 'Pensioen') return { table: scenarioTotals, column: 'Pensioen verwacht', row };
  // On Staffels a progressive answer has its rates, not the factor that was solved.
  if (alternative?.sort === 'answer' && header === 'Exact')
    return { table: 'ResultaatGevoeligheid', column: `${lowerCaseName(result, alternative.key)} exact`, row: 0 };
  if (alternative !== undefined && alternative.sort !== 'unchanged' && header === 'Afgerond')
    return { table: 'ResultaatStaffels', column: `${lowerCaseName(result, alternative.key)} praktisch`, row: 0 };
  return null;
}

function sourced(value: Row[number], column: Table['columns'][number], source: CellSource | null) {
  if (source === null) return value;
  if (typeof value === 'number') return { content: value, look: 'value', format: column.format, source } as const;
  const isNumber = typeof value === 'object' && value !== null && 'look' in value && typeof value.content === 'number';
  return isNumber ? ({ ...value, source } satisfies Cell) : value;
}

/** The answers table, each figure linked to its cell on the sheet it comes from. */
export const withAnswerSources = (table: Table, result: DossierResult): Table => ({
  ...table,
  rows: table.rows.map((row, index) =>
    row.map((value, place) => {
      const column = table.columns[place];
      return column ? sourced(value, column, sourceOf(column.header, index, result)) : value;
    }),
  ),
});
