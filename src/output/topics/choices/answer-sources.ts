import { solvedAlternatives } from '#output/topics/choices/solved-alternatives.ts';
import { stepHead, stepsName } from '#output/topics/choices/scale-parts.ts';
import { columnName } from '#output/language/defined-names.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Cell, CellSource, Row, Table } from '#output/model/table.ts';

/** The cell that a figure in the answers table comes from; rows as in the table, 0 is the current scheme. */
function sourceOf(header: string, row: number, result: DossierResult): CellSource | null {
  const alternative = solvedAlternatives(result)[row];
  // Of a scale the rates stand by age, not the factor that was solved.
  if (alternative?.sort === 'answer' && header === 'Exact')
    return { table: 'ResultaatGevoeligheid', column: `${columnName(alternative.key)} exact`, row: 0 };
  if (alternative !== undefined && alternative.sort !== 'unchanged' && header === 'Afgerond')
    return { table: stepsName, column: stepHead(alternative), row: 0 };
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
