import type { Column, TableDescription } from '#input/fields/table.ts';
import { headerWords, knownHeaders } from '#input/payroll-lists/column-words.ts';
import { proposedConversion, readablePart } from '#input/payroll-lists/proposed-conversion.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';

/** At least half of the filled cells of a column must be readable as what it is taken for. */
const leastReadable = 0.5;

/** How surely a header means a value: 0 for not at all. */
function headerScore(key: string, header: string): number {
  const words = headerWords(header);
  const known = knownHeaders[key] ?? [];
  const joined = words.replaceAll(' ', '');
  const exact = known.findIndex((entry) => entry.replaceAll(' ', '') === joined);
  if (exact >= 0) return 200 - exact;
  const held = known.findIndex((entry) => entry.split(' ').every((word) => words.split(' ').includes(word)));
  if (held >= 0) return 100 - held;
  const within = known.findIndex((entry) => entry.length > 4 && words.includes(entry));
  return within >= 0 ? 50 - within : 0;
}

interface Candidate {
  readonly column: Column;
  readonly source: SourceColumn;
  readonly score: number;
}

/** Every pair of our columns and theirs that fits by header and content, the surest first. */
function candidates(
  table: TableDescription,
  sources: readonly SourceColumn[],
  date1904: boolean,
): readonly Candidate[] {
  return table.columns
    .flatMap((column) => sources.map((source) => ({ column, source, score: headerScore(column.key, source.header) })))
    .filter(({ column, source, score }) => score > 0 && readablePart(column, source, date1904) >= leastReadable)
    .toSorted((a, b) => b.score - a.score);
}

/** The columns that every participant has filled, of those that give our values. */
export function markingColumns(
  mapped: readonly Pick<MappedColumn, 'key' | 'header'>[],
  sources: readonly SourceColumn[],
): readonly SourceColumn[] {
  const marking = mapped.filter(({ key }) => key === 'born' || key === 'number');
  return sources.filter((source) => marking.some(({ header }) => header === source.header));
}

/** A column without the rows that tell of nobody, such as totals: those in which the marking columns are empty. */
export function ofParticipants(source: SourceColumn, marking: readonly SourceColumn[]): SourceColumn {
  const rows = new Set(marking.flatMap(({ cells }) => cells.map(({ row }) => row)));
  return { ...source, cells: source.cells.filter(({ row }) => rows.has(row)) };
}

/**
 * The columns of a file that give the values of participants, by their headers and by what stands in them; each is used once.
 * A participant without a number gets that of the row.
 */
export function proposedMapping(
  table: TableDescription,
  sources: readonly SourceColumn[],
  date1904: boolean,
): readonly MappedColumn[] {
  const chosen = new Map<string, SourceColumn>();
  for (const { column, source } of candidates(table, sources, date1904))
    if (!chosen.has(column.key) && ![...chosen.values()].includes(source)) chosen.set(column.key, source);
  const mapped = [...chosen].map(([key, { header }]) => ({ key, header }));
  const marking = markingColumns(mapped, sources);
  return table.columns.flatMap((column): readonly MappedColumn[] => {
    const source = chosen.get(column.key);
    const key = column.key;
    if (source) {
      const conversion = proposedConversion(column, ofParticipants(source, marking), date1904);
      return [{ key, header: source.header, conversion }];
    }
    return key === 'number' ? [{ key, header: null, conversion: { kind: 'rowNumber' } }] : [];
  });
}
