import { accrualLimit } from '#core/law/accrual-limit.ts';
import { percentageText } from '#input/fields/allowed.ts';
import type { FieldGroup } from '#input/fields/field.ts';
import { interestField, lifeFields } from '#input/fields/tariff-fields.ts';

const highestAccruals = accrualLimit.entries.at(-1)?.value ?? [];

const accrual = {
  name: 'ambitie_opbouwpercentage',
  type: 'percentage',
  label: 'Opbouwpercentage ambitie',
  example: percentageText(Math.max(...highestAccruals.map(({ full }) => full))),
  unit: '% van pensioengrondslag',
  minimum: 0,
  maximum: 0.03,
  lawCheck: 'accrualLimit',
} as const;

const interest = { ...interestField, name: 'ambitie_rekenrente', label: 'Rekenrente ambitie', example: '2%' } as const;

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
  lead: 'Het pensioen dat de regeling nastreeft. Staat in het reglement of het pensioencontract.',
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

const isShape = { neededWhen: [{ field: 'nieuw_staffelvorm', is: ['ambition'] }] } as const;
const [table, participantShift, partnerShift, variant] = lifeFields('ambitie', 'deferred');

/** The ambition as a mere shape: only filled in where that shape is chosen. */
export const ambitionShapeGroup = {
  title: 'Ambitie (alleen bij staffelvorm ambitie)',
  lead: 'Sla dit over, tenzij u op het blad Nieuwe regeling de staffelvorm ambitie kiest.',
  fields: [
    {
      ...accrual,
      ...isShape,
      requiredWhenNeeded: true,
      help: 'Ouderdomspensioen per dienstjaar waaruit de staffel wordt afgeleid. Verplicht bij de staffelvorm ambitie.',
    },
    {
      ...indexation,
      ...isShape,
      help: 'Wordt in dit sjabloon niet gebruikt: de staffel van een ambitie kent geen toeslag.',
    },
    {
      ...interest,
      ...isShape,
      requiredWhenNeeded: true,
      help: 'Rente waarmee de ambitie in een staffel wordt vertaald. Verplicht bij de staffelvorm ambitie.',
    },
    { ...table, ...isShape },
    { ...participantShift, ...isShape },
    { ...partnerShift, ...isShape },
    { ...variant, ...isShape },
  ],
} as const satisfies FieldGroup;
