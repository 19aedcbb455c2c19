import type { EnteredValue } from '#input/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { FindingList } from '#input/dossier/finding-list.ts';
import { error, type Problem } from '#input/dossier/problem.ts';
import { plainNumber } from '#input/dossier/shown-value.ts';
import type { FoundColumn } from '#input/dossier/tables/table-columns.ts';
import type { TablePlace } from '#input/dossier/tables/table-place.ts';

interface KeyedRow {
  readonly row: number;
  readonly values: Readonly<Record<string, EnteredValue>>;
}

const problems: Readonly<Record<NonNullable<TableDescription['order']>, Problem>> = {
  rising: error(
    'SCALE_NOT_RISING',
    'De leeftijd is niet hoger dan die in een rij erboven.',
    'Zet de rijen op volgorde van leeftijd en laat elke leeftijd één keer voorkomen.',
  ),
  distinct: error('SCALE_NOT_RISING', 'Deze waarde komt twee keer voor.', 'Laat elke waarde één keer voorkomen.'),
};

/** Whether the first column of a table rises, or has no repeats, from row to row. */
export function checkRowOrder(
  table: TableDescription,
  rows: readonly KeyedRow[],
  place: TablePlace,
  columns: readonly FoundColumn[],
  findings: FindingList,
): void {
  const [key] = table.columns;
  const column = columns.find((found) => found.description === key)?.column;
  if (!key || !table.order || column === undefined) return;
  const seen = new Set<number>();
  let highest = Number.NEGATIVE_INFINITY;
  for (const { row, values } of rows) {
    const value = values[key.key];
    if (typeof value !== 'number') continue;
    if (table.order === 'rising' ? value <= highest : seen.has(value)) {
      findings.add(
        problems[table.order],
        { sheet: place.sheet.name, row, column, field: key.header },
        plainNumber(value),
      );
    }
    seen.add(value);
    highest = Math.max(highest, value);
  }
}
