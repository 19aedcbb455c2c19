import type { PlainDate } from '#core/calendar/plain-date.ts';

/** Sheets of the input template that people fill in, in the order of the tabs. */
const inputSheets = ['Dossier', 'Huidige regeling', 'Nieuwe regeling', 'Aannames', 'Deelnemers'] as const;
export type InputSheet = (typeof inputSheets)[number];

/** Against which law value the calculation checks a field. */
type LawCheck =
  | 'minimumOffset'
  | 'maximumSalary'
  | 'accrualLimit'
  | 'premiumLimit'
  | 'compensationEnd'
  | 'transitionDeadline';

interface Described {
  /** Name of the cell in the workbook; also the key of the value. */
  readonly name: string;
  /** Dutch label in front of the cell, unique on its sheet. */
  readonly label: string;
  /** One or two Dutch sentences: what is meant and where the value comes from. */
  readonly help: string;
  /** An empty cell is an error. */
  readonly required?: true;
  readonly lawCheck?: LawCheck;
}

/**
 * Amounts in EUR; percentages as fractions; `pensionAge` in years, with whole months behind the comma; `factor` a plain
 * number; `whole` a whole number. Limits are inclusive.
 */
export interface NumberField extends Described {
  readonly type: 'amount' | 'percentage' | 'pensionAge' | 'factor' | 'whole';
  /** Dutch unit behind the cell. */
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  /** Taken when the cell is empty, and filled in in the template. */
  readonly default?: number;
}

export interface TextField extends Described {
  readonly type: 'text';
  readonly maximumLength: number;
  /** Only for numbers that are written as text: exactly so many digits. */
  readonly digits?: number;
}

export interface DateField extends Described {
  /** `firstOfMonth` takes only first days of a month. */
  readonly type: 'date' | 'firstOfMonth';
  readonly minimum: PlainDate;
  readonly maximum: PlainDate;
}

/** The Dutch text in the cell and the value that the calculation knows it by. */
export interface Choice {
  readonly text: string;
  readonly value: string;
}

export interface ChoiceField extends Described {
  readonly type: 'choice';
  readonly choices: readonly Choice[];
  /** The `value` of the choice that is taken when the cell is empty. */
  readonly default?: string;
}

/** Filled in by the program and locked: tells which template it is. */
interface FixedField extends Described {
  readonly type: 'fixed';
}

export type Field = NumberField | TextField | DateField | ChoiceField | FixedField;

/** Fields under one heading. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}
