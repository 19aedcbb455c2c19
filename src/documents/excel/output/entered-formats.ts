import type { Field } from '#contract/fields/field.ts';
import type { Column } from '#contract/fields/table.ts';
import type { NumberFormat } from '#documents/excel/output/number-formats.ts';

/** How what was entered is shown, by the type of the field or column. */
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
