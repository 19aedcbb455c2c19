import type { Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';

/** Number format of an entered value, by the type of its field or column. */
export const enteredFormats: Readonly<Record<(Field | Column)['type'], NumberFormat>> = {
  amount: 'euroCents',
  percentage: 'percentEntered',
  pensionAge: 'decimal',
  factor: 'decimal',
  whole: 'count',
  text: 'text',
  date: 'date',
  firstOfMonth: 'date',
  choice: 'text',
  fixed: 'text',
};
