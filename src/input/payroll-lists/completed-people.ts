import type { TableDescription } from '#input/fields/table.ts';
import { decidedMatches, templateRow, ticked, ticks } from '#input/payroll-lists/decided-matches.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import { whoIs } from '#input/payroll-lists/same-people.ts';

interface Completed {
  readonly rows: readonly MappedRow[];
  readonly questions: readonly Question[];
  /** Values of the list that were not taken, as the template has another. */
  readonly kept: number;
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
 * The participants of a template with what a list adds to them: nothing that is there is replaced. A match that is not sure, and
 * who is in one of the two only, is asked.
 */
export function completedPeople(
  table: TableDescription,
  people: readonly MappedRow[],
  list: readonly MappedRow[],
  choices: ListChoices,
): Completed {
  const { inTemplate, onlyTemplate, onlyList, questions } = decidedMatches(table, people, list, choices);
  const inList = new Map(Array.from(inTemplate, ([second, first]) => [first, second]));
  const filled = people
    .filter((row) => inList.has(row) || (choices.alone[templateRow(row)] ?? true))
    .map((row) => {
      const second = inList.get(row);
      return second ? withEmptyFilled(table, row, second) : { row, kept: 0 };
    });
  const added = onlyList.filter(({ row }) => choices.alone[row] ?? false);
  const missing = onlyTemplate.map((row) => ticked(templateRow(row), whoIs(table, row), '', true));
  const extra = onlyList.map((row) => ticked(row.row, whoIs(table, row), '', false));
  return {
    rows: [...filled.map(({ row }) => row), ...added],
    questions: [...questions, ...ticks('onlyInTemplate', missing), ...ticks('onlyInList', extra)],
    kept: filled.reduce((sum, { kept }) => sum + kept, 0),
  };
}
