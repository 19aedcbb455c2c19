import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { FindingList } from '#input/reading/cells/finding-list.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';
import type { FoundColumn } from '#input/reading/tables/table-columns.ts';
import type { TablePlace } from '#input/reading/tables/table-place.ts';

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

const datesNotRising = error(
  'SCALE_NOT_RISING',
  'De datum is niet later dan die in een rij erboven.',
  'Zet de rijen op volgorde van datum en laat elke datum één keer voorkomen.',
);

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
  const problem = key.type === 'firstOfMonth' ? datesNotRising : problems[table.order];
  const seen = new Set<number>();
  let highest = Number.NEGATIVE_INFINITY;
  for (const { row, values } of rows) {
    const entered = values[key.key] ?? null;
    const value = isDay(entered) ? dayNumber(entered) : entered;
    if (typeof value !== 'number') continue;
    if (table.order === 'rising' ? value <= highest : seen.has(value)) {
      const found = isDay(entered) ? dateText(entered) : plainNumber(value);
      findings.add(problem, { sheet: place.sheet.name, row, column, field: key.header }, found);
    }
    seen.add(value);
    highest = Math.max(highest, value);
  }
}
