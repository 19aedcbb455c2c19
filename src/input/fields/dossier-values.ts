import type { templates } from '#input/fields/templates.ts';
import type { RowOf, ValuesOf } from '#input/fields/values.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

type SheetOf<K extends SchemeKind> = (typeof templates)[K][number];
type TableOf<K extends SchemeKind> = SheetOf<K>['tables'][number];

/** A dossier of one kind after validation: values by field name, rows by table name. */
export interface ValuesOfKind<K extends SchemeKind> {
  readonly kind: K;
  readonly values: ValuesOf<SheetOf<K>['groups'][number]['fields'][number]>;
  /** All tables but the participants. */
  readonly tables: {
    readonly [T in Exclude<TableOf<K>, { readonly name: 'Deelnemers' }> as T['name']]: readonly RowOf<T>[];
  };
}

export type PremiumValues = ValuesOfKind<'dcToDc'>;
export type GuaranteeValues = ValuesOfKind<'dbToDc'>;
export type AmbitionValues = ValuesOfKind<'ambitionDbToDc'>;
export type AveragePayValues = GuaranteeValues | AmbitionValues;
export type DossierValues = PremiumValues | AveragePayValues;
