import type { Choice, Conditional, DateField, NumberField } from '#input/fields/field.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';

interface DescribedColumn {
  /** Key of the value in a row. */
  readonly key: string;
  /** Dutch header in the workbook; fixed. */
  readonly header: string;
  readonly help: string;
  /** What someone could type, as it is shown. */
  readonly example?: string;
  readonly required?: true;
  /** The first version of the template that has it, and the last one: another column with the same key then takes its place. */
  readonly sinceVersion?: number;
  readonly untilVersion?: number;
}

/** As the fields of the same type; values outside `usual` are allowed but reported. */
export interface NumberColumn extends DescribedColumn {
  readonly type: 'amount' | 'percentage' | 'factor' | 'whole';
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly usual?: { readonly minimum: number; readonly maximum: number };
  readonly default?: number;
  /** What the form takes at least, where less is read: only so is a mistake of a whole column seen as one. */
  readonly formMinimum?: number;
}

export interface TextColumn extends DescribedColumn {
  readonly type: 'text';
  readonly maximumLength: number;
  readonly unique?: true;
}

export interface DateColumn extends DescribedColumn {
  /** `firstOfMonth` takes only first days of a month. */
  readonly type: 'date' | 'firstOfMonth';
  readonly minimum: PlainDate;
  readonly maximum: PlainDate;
  /** What the form takes at most, where more is read: only so is a mistake of a whole column seen as one. */
  readonly formMaximum?: PlainDate;
}

/** The least that a cell of the form takes. */
export const leastNumber = (described: NumberField | NumberColumn): number =>
  'formMinimum' in described && described.formMinimum !== undefined ? described.formMinimum : described.minimum;

/** The last day that a cell of the form takes. */
export const lastDay = (described: DateField | DateColumn): PlainDate =>
  'formMaximum' in described && described.formMaximum !== undefined ? described.formMaximum : described.maximum;

export interface ChoiceColumn extends DescribedColumn {
  readonly type: 'choice';
  readonly choices: readonly Choice[];
  readonly default?: string;
}

export type Column = NumberColumn | TextColumn | DateColumn | ChoiceColumn;

export const isDateColumn = (column: Column): column is DateColumn =>
  column.type === 'date' || column.type === 'firstOfMonth';

export interface TableDescription extends Conditional {
  /** Name of the Excel table. */
  readonly name: string;
  /** Dutch heading above it. */
  readonly title: string;
  readonly help: string;
  readonly columns: readonly Column[];
  /** `rising`: the first column must rise from row to row; `distinct`: any order, without repeats. */
  readonly order?: 'rising' | 'distinct';
  /** An empty table is an error. */
  readonly required?: true;
  /** Rows for which the template has room; a table that grows by itself starts with so many. */
  readonly templateRows: number;
  readonly maximumRows: number;
  /** Values of the rows that the template is filled with, in the order of the columns. */
  readonly defaultRows: readonly (readonly number[])[];
}
