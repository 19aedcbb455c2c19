import type { TableDescription } from '#input/fields/table.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import { matchedPeople, type Pair, whoIs } from '#input/payroll-lists/same-people.ts';
import type { DoubtfulRow } from '#input/payroll-lists/who-counts.ts';

type TickKind = 'matched' | 'sameNumber' | 'onlyInList' | 'onlyInTemplate';

export function ticks(kind: TickKind, rows: readonly DoubtfulRow[]): readonly Question[] {
  const about = { key: null, header: '', example: null, answers: [], current: -1 } as const;
  const id = `${kind} ${rows.map(({ row }) => row).join()}`;
  return rows.length > 0 ? [{ ...about, id, kind, count: rows.length, rows }] : [];
}

/** Somebody to tick; `counts` is what is proposed. */
export const ticked = (row: number, who: string, detail: string, counts: boolean): DoubtfulRow => ({
  row,
  reason: 'match',
  who,
  detail,
  counts,
});

/** Rows of a template are told from those of the list by their sign. */
export const templateRow = ({ row }: MappedRow): number => -row;

interface DecidedMatches {
  /** By people of the list who they are in the template. */
  readonly inTemplate: ReadonlyMap<MappedRow, MappedRow>;
  readonly onlyTemplate: readonly MappedRow[];
  readonly onlyList: readonly MappedRow[];
  /** A match on day of birth and sex alone, or on a number alone, is asked. */
  readonly questions: readonly Question[];
}

/** Who of a list is who of a template, as was decided where it is not sure. */
export function decidedMatches(
  table: TableDescription,
  people: readonly MappedRow[],
  list: readonly MappedRow[],
  { matches }: Pick<ListChoices, 'matches'>,
  /** Whether it matters who somebody of the template is. */
  isAsked: (inTemplate: MappedRow) => boolean = () => true,
): DecidedMatches {
  const { pairs, onlyFirst, onlySecond } = matchedPeople(table, people, list);
  const isTaken = ({ by, second }: Pair): boolean => by === 'number' || (matches[second.row] ?? by === 'birth');
  // Who is not the same after all is in one of the two only.
  const declined = pairs.filter((pair) => !isTaken(pair));
  const asked = (way: Pair['by']) =>
    pairs
      .filter(({ by, first }) => by === way && isAsked(first))
      .map(({ first, second }) => ticked(second.row, whoIs(table, second), whoIs(table, first), way === 'birth'));
  return {
    inTemplate: new Map(pairs.filter(isTaken).map(({ first, second }) => [second, first])),
    onlyTemplate: [...onlyFirst, ...declined.map(({ first }) => first)],
    onlyList: [...onlySecond, ...declined.map(({ second }) => second)],
    questions: [...ticks('matched', asked('birth')), ...ticks('sameNumber', asked('numberAlone'))],
  };
}
