import type { FieldGroup } from '#contract/fields/field.ts';
import { interestField, lifeFields } from '#contract/fields/tariff-fields.ts';

const accrual = {
  name: 'ambitie_opbouwpercentage',
  type: 'percentage',
  label: 'Opbouwpercentage ambitie',
  unit: '% van pensioengrondslag',
  minimum: 0,
  maximum: 0.03,
  lawCheck: 'accrualLimit',
} as const;

const interest = { ...interestField, name: 'ambitie_rekenrente', label: 'Rekenrente ambitie' } as const;

const indexation = {
  name: 'ambitie_toeslag',
  type: 'percentage',
  label: 'Toeslag ambitie',
  unit: '% per jaar',
  minimum: 0,
  maximum: 0.1,
  default: 0,
} as const;

/** What the current scheme aims at: the reference of an ambition dossier. */
export const ambitionGroup = {
  title: 'Ambitie',
  fields: [
    {
      ...accrual,
      required: true,
      help: 'Ouderdomspensioen dat de regeling per dienstjaar nastreeft. Hiermee wordt het nieuwe pensioen vergeleken.',
    },
    {
      ...indexation,
      help: 'Verhoging op elke 1 januari die de regeling nastreeft zolang de deelnemer in dienst is.',
    },
    {
      ...interest,
      required: true,
      help: 'Rente waarmee de ambitie in een staffel wordt vertaald.',
    },
    ...lifeFields('ambitie', 'deferred'),
  ],
} as const satisfies FieldGroup;

/** The ambition as a mere shape: only filled in where that shape is chosen. */
export const ambitionShapeGroup = {
  title: 'Ambitie (alleen bij staffelvorm ambitie)',
  fields: [
    {
      ...accrual,
      help: 'Ouderdomspensioen per dienstjaar waaruit de staffel wordt afgeleid. Verplicht bij de staffelvorm ambitie.',
    },
    {
      ...indexation,
      help: 'Wordt in dit sjabloon niet gebruikt: de staffel van een ambitie kent geen toeslag.',
    },
    {
      ...interest,
      help: 'Rente waarmee de ambitie in een staffel wordt vertaald. Verplicht bij de staffelvorm ambitie.',
    },
    ...lifeFields('ambitie', 'deferred'),
  ],
} as const satisfies FieldGroup;
