import type { AveragePayDossierInput, CurrentSchemeKind, DossierInput, Reference } from '#core/dossier/dossier.ts';

/** The kinds of change a dossier can describe, by the names that templates and calls have for them. */
export const schemeKinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;
export type SchemeKind = (typeof schemeKinds)[number];

/** What the kind of a dossier is made of; code asks for the fact it needs, and for the kind only where it means the kind. */
export interface SchemeFacts {
  readonly current: { readonly kind: CurrentSchemeKind };
  readonly reference: Reference;
}

/** The pairs of facts that dossiers can have. */
type PairOf<D> = D extends DossierInput ? `${D['current']['kind']}, ${D['reference']}` : never;

/** A dossier with another pair of facts does not compile until it has a name here. */
const namesOfPairs: Readonly<Record<PairOf<DossierInput>, SchemeKind>> = {
  'premium, scheme': 'dcToDc',
  'averagePay, scheme': 'dbToDc',
  'averagePay, ambition': 'ambitionDbToDc',
};

/** The name of the kind that has these facts; `dossierInput` of the input goes the other way. */
export function schemeKind({ current, reference }: SchemeFacts): SchemeKind {
  const names: Readonly<Partial<Record<string, SchemeKind>>> = namesOfPairs;
  const name = names[`${current.kind}, ${reference}`];
  if (name === undefined) throw new Error(`No kind of dossier goes from ${current.kind} with reference ${reference}`);
  return name;
}

/** Whether a dossier starts from average pay; narrows the whole dossier where `current.kind` narrows its scheme only. */
export const isAveragePay = (dossier: DossierInput): dossier is AveragePayDossierInput =>
  dossier.current.kind === 'averagePay';
