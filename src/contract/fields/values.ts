import type { Field } from '#contract/fields/field.ts';
import type { Column, TableDescription } from '#contract/fields/table.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';

type Described = { readonly type: (Field | Column)['type']; readonly choices?: readonly { readonly value: string }[] };

/** What a filled cell of a field or column stands for: choices as the value the calculation knows. */
type ValueOf<F extends Described> = F extends { readonly choices: readonly { readonly value: infer V }[] }
  ? V
  : F['type'] extends 'date'
    ? PlainDate
    : F['type'] extends 'firstOfMonth'
      ? YearMonth
      : F['type'] extends 'text' | 'fixed'
        ? string
        : number;

/** Required cells and cells with a default always have a value; others may be null. */
type FilledOf<F extends Described> = F extends { readonly required: true } | { readonly default: unknown }
  ? ValueOf<F>
  : ValueOf<F> | null;

/** The values of fields after validation, by field name. */
export type ValuesOf<F extends Field> = { readonly [Item in F as Item['name']]: FilledOf<Item> };

/** A row of a table after validation, by column key. */
export type RowOf<T extends TableDescription> = {
  readonly [Item in T['columns'][number] as Item['key']]: FilledOf<Item>;
};
