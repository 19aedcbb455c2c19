import type { TableDescription } from '#input/fields/table.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import { matchedPeople, type Pair, whoIs } from '#input/payroll-lists/same-people.ts';
import type { DoubtfulRow } from '#input/payroll-lists/who-counts.ts';

/** Rows of a template are told from those of the list by their sign. */
const templateRow = (row: number): number => -row;

interface Completed {
  readonly rows: readonly MappedRow[];
  readonly questions: readonly Question[];
  /** Values of the list that were not taken, as the template has another. */
  readonly kept: number;
}

type TickKind = 'matched' | 'onlyInList' | 'onlyInTemplate';

function ticks(kind: TickKind, rows: readonly DoubtfulRow[]): readonly Question[] {
  const about = { key: null, header: '', example: null, answers: [], current: -1 } as const;
  const id = `${kind} ${rows.map(({ row }) => row).join()}`;
  return rows.length > 0 ? [{ ...about, id, kind, count: rows.length, rows }] : [];
}

/** Fills what is empty of a participant; gives with it how many other values there were. */
function withEmptyFilled(
  { columns }: TableDescription,
  first: MappedRow,
  second: MappedRow,
): { readonly row: MappedRow; readonly kept: number } {
  const values = first.values.map((value, index) => value ?? second.values[index] ?? null);
  const differs = first.values.filter((value, index) => {
    const other = second.values[index] ?? null;
    return (
      columns[index]?.key !== 'number' &&
      value !== null &&
      other !== null &&
      JSON.stringify(value) !== JSON.stringify(other)
    );
  });
  return { row: { row: first.row, values }, kept: differs.length };
}

/**
 * The participants of a template with what a list adds to them: nothing that is there is replaced. A match on day of birth and sex alone, and
 * who is in one of the two only, is asked.
 */
export function completedPeople(
  table: TableDescription,
  people: readonly MappedRow[],
  list: readonly MappedRow[],
  { counts, matches }: ListChoices,
): Completed {
  const { pairs, ...only } = matchedPeople(table, people, list);
  const doubt = (row: number, who: string, detail: string, counts: boolean): DoubtfulRow => ({
    row,
    reason: 'match',
    who,
    detail,
    counts,
  });
  const unsure = pairs
    .filter(({ isSure }) => !isSure)
    .map(({ first, second }) => doubt(second.row, whoIs(table, second), whoIs(table, first), true));
  const isTaken = ({ isSure, second }: Pair): boolean => isSure || (matches[second.row] ?? true);
  const taken = pairs.filter(isTaken);
  // Who is not the same after all is in one of the two only.
  const declined = pairs.filter((pair) => !isTaken(pair));
  const onlyFirst = [...only.onlyFirst, ...declined.map(({ first }) => first)];
  const onlySecond = [...only.onlySecond, ...declined.map(({ second }) => second)];
  const bySecond = new Map(taken.map((pair) => [pair.first, pair.second]));
  const filled = people
    .filter((row) => bySecond.has(row) || (counts[templateRow(row.row)] ?? true))
    .map((row) => {
      const second = bySecond.get(row);
      return second ? withEmptyFilled(table, row, second) : { row, kept: 0 };
    });
  const added = onlySecond.filter(({ row }) => counts[row] ?? false);
  const missing = onlyFirst.map((row) => doubt(templateRow(row.row), whoIs(table, row), '', true));
  const extra = onlySecond.map((row) => doubt(row.row, whoIs(table, row), '', false));
  return {
    rows: [...filled.map(({ row }) => row), ...added],
    questions: [...ticks('matched', unsure), ...ticks('onlyInTemplate', missing), ...ticks('onlyInList', extra)],
    kept: filled.reduce((sum, { kept }) => sum + kept, 0),
  };
}
