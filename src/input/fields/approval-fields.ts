import type { FieldGroup } from '#input/fields/field.ts';

/** Who looked at the assumptions. */
export const approvalGroup = {
  title: 'Uitgangspunten',
  lead: 'Wie heeft bekeken of de aannames bij dit dossier passen?',
  fields: [
    {
      name: 'uitgangspunten_vastgesteld_door',
      type: 'text',
      label: 'Uitgangspunten vastgesteld door',
      example: 'P. Jansen (werkgever)',
      maximumLength: 120,
      sinceVersion: 7,
      help: 'Wie heeft bekeken of de aannames, ook de standaardwaarden, bij dit dossier passen. De uitvoer neemt dit zo over. Mag leeg blijven.',
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
