import { compareDays } from '#core/calendar/days.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import { isDay } from '#input/reading/cells/day-value.ts';

/** What a column came to: its lowest, middle and highest value where it has an order, and in how many rows it is empty. */
export interface ColumnFacts {
  readonly key: string;
  readonly lowest: EnteredValue;
  readonly middle: EnteredValue;
  readonly highest: EnteredValue;
  readonly empty: number;
  /** What an amount comes to in all rows, to hold against the source; null for any other column. */
  readonly total: number | null;
  /** How often each word of a choice stands there. */
  readonly words: Readonly<Record<string, number>>;
}

const order = (a: EnteredValue, b: EnteredValue): number =>
  isDay(a) && isDay(b) ? compareDays(a, b) : Number(a) - Number(b);

/** What each column of the template came to. */
export const columnFacts = ({ columns }: TableDescription, rows: readonly MappedRow[]): readonly ColumnFacts[] =>
  columns.map(({ key, type }, index) => {
    const values = rows.map((row) => row.values[index] ?? null);
    const ordered = values.filter((value) => typeof value === 'number' || isDay(value)).toSorted(order);
    const numbers = ordered.filter((value) => typeof value === 'number');
    const words = type === 'choice' ? values.filter((value) => value !== null).map(String) : [];
    return {
      key,
      lowest: ordered[0] ?? null,
      middle: ordered[Math.floor(ordered.length / 2)] ?? null,
      highest: ordered.at(-1) ?? null,
      empty: values.filter((value) => value === null).length,
      total: type === 'amount' ? numbers.reduce((sum, value) => sum + value, 0) : null,
      words: Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length])),
    };
  });
