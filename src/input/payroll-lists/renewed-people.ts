import type { TableDescription } from '#input/fields/table.ts';
import { decidedMatches, templateRow, ticked, ticks } from '#input/payroll-lists/decided-matches.ts';
import { isOfDay } from '#input/payroll-lists/header-meaning.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import { numberOf, whoIs, withOwnNumbers } from '#input/payroll-lists/same-people.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';

/** What the template had of people who are still there and the list has no column for. */
export interface Held {
  readonly headers: readonly string[];
  /** Their numbers. */
  readonly people: readonly string[];
}

interface Renewed {
  readonly rows: readonly MappedRow[];
  readonly questions: readonly Question[];
  readonly held: Held | null;
}

/** Who somebody is and what is earned is as the list has it, or is not known. */
const neverHeld = new Set(['number', 'born', 'fullTimeSalary', 'partTime']);

/** Places of the columns that a list says nothing of. */
function heldColumns({ columns }: TableDescription, mapping: SourceMapping): readonly number[] {
  const given = new Set(mapping.columns.map(({ key }) => key));
  return [...columns.keys()].filter((index) => {
    const key = columns[index]?.key ?? '';
    return !neverHeld.has(key) && !given.has(key);
  });
}

/**
 * The participants of a list in the place of those of a template. What the list has no column for, as the capital that came from an insurer,
 * stays with who is still there; who is no longer there and has an amount is asked.
 */
export function renewedPeople(
  table: TableDescription,
  people: readonly MappedRow[],
  list: readonly MappedRow[],
  mapping: SourceMapping,
  choices: ListChoices,
): Renewed {
  const known = withOwnNumbers(table, list, mapping);
  const held = heldColumns(table, mapping);
  const isFilled = ({ values }: MappedRow): boolean => held.some((index) => (values[index] ?? null) !== null);
  const hasAmount = ({ values }: MappedRow): boolean =>
    held.some((index) => isOfDay(table.columns[index]?.key ?? '') && (values[index] ?? null) !== null);
  const { inTemplate, onlyTemplate, questions } = decidedMatches(table, people, known, choices, isFilled);
  const rows = list.map((row, place): MappedRow => {
    const before = inTemplate.get(known[place] ?? row);
    if (before === undefined) return row;
    return {
      row: row.row,
      values: row.values.map((value, at) => (held.includes(at) ? before.values[at] : value) ?? null),
    };
  });
  const gone = onlyTemplate.filter(hasAmount);
  const staying = gone.filter((row) => choices.alone[templateRow(row)] ?? false);
  const missing = gone.map((row) => ticked(templateRow(row), whoIs(table, row), '', false));
  const still = [...inTemplate.values()].filter(isFilled);
  const headers = held.filter((index) => still.some(({ values }) => (values[index] ?? null) !== null));
  return {
    rows: [...rows, ...staying],
    questions: [...questions, ...ticks('onlyInTemplate', missing)],
    held:
      still.length === 0
        ? null
        : {
            headers: headers.map((index) => table.columns[index]?.header ?? ''),
            people: still.map((row) => numberOf(table, row)),
          },
  };
}
