import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';

/** Sheets of the input template that people fill in, in the order of the tabs. */
const inputSheets = ['Dossier', 'Huidige regeling', 'Nieuwe regeling', 'Deelnemers', 'Verfijning'] as const;
/** Version 6 had two more. */
export type InputSheet = (typeof inputSheets)[number] | 'Tabellen' | 'Aannames';

/** Against which law value the calculation checks a field. */
export type LawCheck =
  | 'minimumOffset'
  | 'maximumSalary'
  | 'accrualLimit'
  | 'premiumLimit'
  | 'compensationEnd'
  | 'transitionDeadline';

/** An answer to a field of choices on which it depends whether something else matters. */
interface Condition {
  readonly field: string;
  /** Values (not texts) of the choice at which it does. */
  readonly is: readonly string[];
}

/** What only matters after certain answers; a reader leaves it alone after others. */
export interface Conditional {
  /** All must hold. Left out: it always matters. */
  readonly neededWhen?: readonly Condition[];
  /** Where it matters an empty cell or table is an error. */
  readonly requiredWhenNeeded?: true;
  /** After all of these answers an empty cell or table is an error; after others it may stay empty. */
  readonly requiredWhen?: readonly Condition[];
}

/** Another default that the template has since a version; a file of an earlier one keeps the default that it was made with. */
interface LaterDefault<T extends number | string> {
  readonly sinceVersion: number;
  readonly default: T;
}

interface Described extends Conditional {
  /** Name of the cell in the workbook; also the key of the value. */
  readonly name: string;
  /** Dutch label in front of the cell, unique on its sheet. */
  readonly label: string;
  /** One or two Dutch sentences: what is meant and where the value comes from. */
  readonly help: string;
  /** An empty cell is an error. */
  readonly required?: true;
  /** The first version of the template that asks it. Before that it is only read when it is given otherwise; never required. */
  readonly sinceVersion?: number;
  /** The last version of the template that asks it. */
  readonly untilVersion?: number;
  /** The field whose value an empty cell has: what does not change need not be typed again. */
  readonly sameAs?: string;
  /** The first version of the template in which an empty cell has that value; before it, its default. Left out: always. */
  readonly sameAsSince?: number;
  /** What someone could type, for fields without a default, as it is shown: "€ 19.172". */
  readonly example?: string;
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
  readonly laterDefault?: LaterDefault<number>;
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
  /** What payroll systems and people write for it. */
  readonly synonyms?: readonly string[];
}

export interface ChoiceField extends Described {
  readonly type: 'choice';
  readonly choices: readonly Choice[];
  /** The `value` of the choice that is taken when the cell is empty. */
  readonly default?: string;
  readonly laterDefault?: LaterDefault<string>;
}

/** Filled in by the program and locked: identifies the template. */
interface FixedField extends Described {
  readonly type: 'fixed';
}

export type Field = NumberField | TextField | DateField | ChoiceField | FixedField;

/** Fields under one heading. */
export interface FieldGroup {
  readonly title: string;
  /** One short Dutch sentence: what to ask the employer for, or where it is found. */
  readonly lead: string;
  readonly fields: readonly Field[];
}

/** The value of a field of choices. */
type Answer = (field: string) => EnteredValue;

const hold = (conditions: readonly Condition[], answer: Answer): boolean =>
  conditions.every(({ field, is }) => is.some((value) => value === answer(field)));

/** Whether something matters after these answers. */
export const isNeeded = ({ neededWhen = [] }: Conditional, answer: Answer): boolean => hold(neededWhen, answer);

/** The answers by which something must be filled in that otherwise may stay empty; null where there are none. */
export const requiringConditions = ({
  neededWhen = [],
  requiredWhenNeeded,
  requiredWhen,
}: Conditional): readonly Condition[] | null => requiredWhen ?? (requiredWhenNeeded ? neededWhen : null);

/** Whether these answers make that something must be filled in. */
export function isRequiredBy(item: Conditional, answer: Answer): boolean {
  const conditions = requiringConditions(item);
  return conditions !== null && hold(conditions, answer);
}
