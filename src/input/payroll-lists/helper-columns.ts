import type { Column } from '#input/fields/table.ts';
import type { PayPeriod } from '#input/payroll-lists/conversion.ts';

/** The periods that pay can be of. */
export const periodTexts = {
  year: 'per jaar',
  month: 'per maand',
  fourWeeks: 'per vier weken',
  week: 'per week',
  hour: 'per uur',
} as const satisfies Readonly<Record<PayPeriod, string>>;

/** What a status comes to. */
export const statusTexts = { counts: 'telt mee', isOut: 'telt niet mee' } as const;

const dayLimits = { minimum: { year: 1940, month: 1, day: 1 }, maximum: { year: 9999, month: 12, day: 31 } } as const;

/** Columns that the template has not, but that tell who counts and how hours are read. */
export const helperColumns = [
  { key: 'leftOn', header: 'Datum uit dienst', type: 'date', ...dayLimits, help: '' },
  { key: 'diedOn', header: 'Datum overlijden', type: 'date', ...dayLimits, help: '' },
  {
    key: 'status',
    header: 'Status',
    type: 'choice',
    choices: [
      { text: statusTexts.counts, value: 'counts' },
      { text: statusTexts.isOut, value: 'isOut' },
    ],
    help: '',
  },
  {
    key: 'fullWeek',
    header: 'Uren van een volle week',
    type: 'factor',
    unit: 'uren',
    minimum: 1,
    maximum: 250,
    help: '',
  },
  {
    key: 'payPeriod',
    header: 'Tijd van het salaris',
    type: 'choice',
    choices: Object.entries(periodTexts).map(([value, text]) => ({ text, value })),
    help: '',
  },
] as const satisfies readonly Column[];
