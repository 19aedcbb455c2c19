import type { FieldGroup } from '#input/fields/field.ts';
import { yesNo } from '#input/fields/choice-words.ts';

/** Whether somebody stands for the standard values of a group, and who: asked until one approval of all took its place. */
const confirmation = <K extends string>(key: K, subject: string) =>
  [
    {
      name: `akkoord_${key}`,
      type: 'choice',
      label: `Akkoord: ${subject}`,
      choices: yesNo,
      untilVersion: 6,
      help: `Ja: de standaardwaarden die bij ${subject} zijn blijven staan, zijn bekeken en passen bij dit dossier.`,
    },
    {
      name: `akkoord_${key}_door`,
      type: 'text',
      label: `Door wie: ${subject}`,
      example: 'P. Jansen (werkgever), volgens de cao',
      maximumLength: 120,
      untilVersion: 6,
      help: 'Wie de waarden bevestigde, en waarom ze passen. De werkmap neemt dit zo over. Mag leeg blijven.',
    },
  ] as const;

/** What the adviser or the employer says of the standard values that were left as they were, a group at a time. */
export const confirmationGroup = {
  title: 'Akkoord met de standaardwaarden',
  lead: 'Wie heeft bekeken of de standaardwaarden passen?',
  fields: [
    ...confirmation('loon_en_prijzen', 'loon en prijzen'),
    ...confirmation('rendement_en_rente', 'rendement en rente'),
    ...confirmation('scenarios', "scenario's"),
    ...confirmation('levensverwachting', 'levensverwachting'),
    ...confirmation('loopbaan_en_uitstroom', 'loopbaan en uitstroom'),
    ...confirmation('instroom', 'instroom'),
    ...confirmation('kosten', 'kosten'),
    ...confirmation('wettelijk', 'wettelijke effecten'),
    ...confirmation('doel', 'doel en contract'),
    {
      name: 'uitgangspunten_vastgesteld_door',
      type: 'text',
      label: 'Uitgangspunten vastgesteld door',
      example: 'P. Jansen (werkgever)',
      maximumLength: 120,
      sinceVersion: 7,
      help: 'Wie heeft bekeken of alle waarden op dit blad bij dit dossier passen. De uitvoer neemt dit zo over. Mag leeg blijven.',
    },
    {
      name: 'uitgangspunten_vastgesteld_op',
      type: 'date',
      label: 'Uitgangspunten vastgesteld op',
      example: '01-10-2026',
      minimum: { year: 2020, month: 1, day: 1 },
      maximum: { year: 2060, month: 12, day: 31 },
      sinceVersion: 7,
      help: 'Dag waarop dat is gebeurd.',
    },
  ],
} as const satisfies FieldGroup;

type ConfirmationKey = Extract<
  (typeof confirmationGroup.fields)[number],
  { type: 'choice' }
>['name'] extends `akkoord_${infer K}`
  ? K
  : never;

/** What one confirmation is about. */
export interface ConfirmedSubject {
  readonly key: ConfirmationKey;
  /** "Loon en prijzen" */
  readonly title: string;
  /** Titles of groups, names of tables, and names of single fields of other groups. */
  readonly groups: readonly string[];
  readonly tables: readonly string[];
  readonly fields: readonly string[];
}

const nothing = { groups: [], tables: [], fields: [] } as const;

/** In the order in which they are asked. */
export const confirmedSubjects: readonly ConfirmedSubject[] = [
  { ...nothing, key: 'loon_en_prijzen', title: 'Loon en prijzen', groups: ['Loon en prijzen'] },
  {
    ...nothing,
    key: 'rendement_en_rente',
    title: 'Rendement en rente',
    groups: ['Rendement en rente'],
    tables: ['Lifecycle'],
  },
  {
    ...nothing,
    key: 'scenarios',
    title: "Scenario's",
    groups: ["Scenario's en marktwaarde", 'Scenario pessimistisch', 'Scenario optimistisch'],
  },
  { ...nothing, key: 'levensverwachting', title: 'Levensverwachting', groups: ['Levensverwachting en partner'] },
  { ...nothing, key: 'loopbaan_en_uitstroom', title: 'Loopbaan en uitstroom', tables: ['Carriere', 'Uitstroom'] },
  { ...nothing, key: 'instroom', title: 'Instroom', groups: ['Instroom en maatmensen'] },
  { ...nothing, key: 'kosten', title: 'Kosten', groups: ['Risicopremies en kosten'] },
  { ...nothing, key: 'wettelijk', title: 'Wettelijke effecten', groups: ['Wettelijke transitie-effecten'] },
  {
    ...nothing,
    key: 'doel',
    title: 'Doel en contract',
    groups: ['Doel van de berekening'],
    fields: ['nieuw_contract'],
  },
];
