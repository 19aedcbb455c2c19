import type { Field } from '#input/fields/field.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { templates } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

type Described = { readonly type: (Field | Column)['type']; readonly choices?: readonly { readonly value: string }[] };

/** The value of a filled cell of a field or column: choices as the value the calculation knows. */
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
type ValuesOf<F extends Field> = { readonly [Item in F as Item['name']]: FilledOf<Item> };

/** What is typed into a cell: of a choice its Dutch text. */
type EnteredOf<C extends Column> =
  | (C extends { readonly choices: readonly { readonly text: infer T }[] }
      ? T
      : C['type'] extends 'date' | 'firstOfMonth'
        ? PlainDate
        : C['type'] extends 'text'
          ? string
          : number)
  | (C extends { readonly required: true } ? never : null);

type RequiredColumn<C extends Column> = C extends { readonly required: true } ? C : never;

/** A row of a table as it is typed into the template, by column key; a cell that need not be filled may be left out. */
export type EnteredRowOf<T extends TableDescription> = {
  readonly [Item in RequiredColumn<T['columns'][number]> as Item['key']]: EnteredOf<Item>;
} & {
  readonly [Item in T['columns'][number] as Item['key']]?: EnteredOf<Item>;
};

/** A row of a table after validation, by column key. */
export type RowOf<T extends TableDescription> = {
  readonly [Item in T['columns'][number] as Item['key']]: FilledOf<Item>;
};

type SheetOf<K extends SchemeKind> = (typeof templates)[K][number];
type TableOf<K extends SchemeKind> = SheetOf<K>['tables'][number];

/** A dossier of one kind after validation: values by field name, rows by table name. */
interface ValuesOfKind<K extends SchemeKind> {
  readonly kind: K;
  readonly values: ValuesOf<SheetOf<K>['groups'][number]['fields'][number]>;
  /** All tables but the participants. */
  readonly tables: {
    readonly [T in Exclude<TableOf<K>, { readonly name: 'Deelnemers' }> as T['name']]: readonly RowOf<T>[];
  };
}

export type PremiumValues = ValuesOfKind<'dcToDc'>;
type GuaranteeValues = ValuesOfKind<'dbToDc'>;
export type AmbitionValues = ValuesOfKind<'ambitionDbToDc'>;
export type AveragePayValues = GuaranteeValues | AmbitionValues;
export type DossierValues = PremiumValues | AveragePayValues;
