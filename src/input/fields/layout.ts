import type { FieldGroup, Field } from '#input/fields/field.ts';
import { isAsked, type SheetDescription, templates } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

/** What nearly every dossier needs, by the sheet on which it is in view. */
const inView = {
  Dossier: {
    fields: [
      'werkgever_naam',
      'werkgever_kvk',
      'regeling_naam',
      'uitvoerder',
      'uitvoerder_soort',
      'nieuwe_uitvoerder',
      'adviseur',
      'peildatum',
      'transitiedatum',
      'einddatum_contract',
      'regeling_op_30_juni_2023',
      'soort_wijziging',
      'medezeggenschap',
      'wijzigingsbeding',
      'gekozen_keuze',
      'uitgangspunten_vastgesteld_door',
      'uitgangspunten_vastgesteld_op',
      'sjabloon_soort',
      'sjabloon_versie',
    ],
    tables: [],
  },
  'Huidige regeling': {
    fields: [
      'huidig_franchise',
      'huidig_max_salaris',
      'huidig_pensioenleeftijd',
      'huidig_einde_premie',
      'huidig_staffel',
      'huidig_opbouwpercentage',
      'huidig_partnerpensioen',
      'huidig_betaalde_premie',
      'huidig_indexatie_actieven',
      'huidig_indexatie_inactieven',
      'huidig_indexatie_na_ingang',
      'huidig_indexatie_betaald',
      'huidig_indexatie_onvoorwaardelijk',
      'huidig_eigen_bijdrage_soort',
      'huidig_eigen_bijdrage',
      'huidig_risicopremie_salaris',
      'huidig_opslag_premie',
      'huidig_kosten_per_deelnemer',
      'huidig_kosten_op_inleg',
      'huidig_beleggingskosten',
      'tarief_rekenrente',
      'tarief_kostenopslag',
      'huidig_partnerpensioen_dekking',
    ],
    tables: ['HuidigeStaffel'],
  },
  'Nieuwe regeling': {
    fields: [
      'nieuw_contract',
      'nieuw_franchise',
      'nieuw_max_salaris',
      'nieuw_pensioenleeftijd',
      'nieuw_einde_premie',
      'nieuw_eigen_bijdrage_soort',
      'nieuw_eigen_bijdrage',
      'nieuw_risicopremie_salaris',
      'nieuw_opslag_premie',
      'nieuw_kosten_per_deelnemer',
      'nieuw_kosten_op_inleg',
      'beleggingskosten',
      'nieuw_partnerpensioen_dekking',
      'premie_toetreders',
      'eigen_vlakke_premie',
      'compensatie_methode',
      'keuze_a',
    ],
    tables: [],
  },
  Deelnemers: { fields: [], tables: ['Deelnemers'] },
} as const;

/** Where the ambition is what the new pension is set against, its main terms are in view. */
const ambitionInView = ['ambitie_opbouwpercentage', 'ambitie_rekenrente'];

/** The sheet with everything else, which can stay untouched: an empty cell has the standard. */
export const refinementSheet = 'Verfijning';

const viewNames = (kind: SchemeKind): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(inView).flatMap(([sheet, { fields, tables }]) =>
      [...fields, ...tables].map((name) => [name, sheet] as const),
    ),
    ...(kind === 'ambitionDbToDc' ? ambitionInView.map((name) => [name, 'Huidige regeling'] as const) : []),
  ]);

/** Two schemes have fields with one label: beside each other it says which. */
const schemeWords = { huidig: 'nu', nieuw: 'nieuw' } as const;
const wordOf = (name: string): string => schemeWords[name.split('_')[0] as keyof typeof schemeWords] ?? '';

const repeated = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.filter((text, index) => texts.indexOf(text) !== index));

function distinguished(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  const titles = repeated(groups.map(({ title }) => title));
  const labels = repeated(groups.flatMap(({ fields }) => fields.map(({ label }) => label)));
  return groups.map(({ title, lead, fields }) => ({
    title: titles.has(title) ? `${title}, ${wordOf(fields[0]?.name ?? '')}` : title,
    lead,
    fields: fields.map((field): Field =>
      labels.has(field.label) ? { ...field, label: `${field.label}, ${wordOf(field.name)}` } : field,
    ),
  }));
}

/**
 * The sheets of a template by its version. Version 6 had them by subject; since version 7 what nearly every dossier needs is in
 * view, and the rest on one sheet.
 */
export function layoutOf(kind: SchemeKind, version: number): readonly SheetDescription[] {
  const subjects: readonly SheetDescription[] = templates[kind];
  if (version < 7) return subjects;
  const views = viewNames(kind);
  const groupsOn = (sheet: string | undefined): readonly FieldGroup[] =>
    subjects.flatMap(({ groups }) =>
      groups.flatMap(({ title, lead, fields }) => {
        const shown = fields.filter((field) => isAsked(field, version) && views.get(field.name) === sheet);
        return shown.length === 0 ? [] : [{ title, lead, fields: shown }];
      }),
    );
  const tablesOn = (sheet: string | undefined) =>
    subjects.flatMap(({ tables }) => tables.filter(({ name }) => views.get(name) === sheet));
  return [
    ...(Object.keys(inView) as readonly (keyof typeof inView)[]).map((name) => ({
      name,
      groups: groupsOn(name),
      tables: tablesOn(name),
    })),
    { name: refinementSheet, groups: distinguished(groupsOn(undefined)), tables: tablesOn(undefined) },
  ];
}
