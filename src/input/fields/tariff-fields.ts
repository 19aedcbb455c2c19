import type { FieldGroup } from '#input/fields/field.ts';
import { mortalityChoices } from '#input/fields/mortality-fields.ts';
import type { PartnerVariant } from '#core/annuity/single-premium.ts';
import type { TableDescription } from '#input/fields/table.ts';

export const tariffTable = {
  name: 'Tarief',
  title: 'Eigen tarieftabel',
  help: 'Koopsommen van de verzekeraar per leeftijd. Ingevuld vervangt de tabel de koopsommen die uit rekenrente en sterftetafel volgen.',
  columns: [
    {
      key: 'age',
      header: 'Leeftijd',
      type: 'whole',
      unit: 'jaar',
      minimum: 0,
      maximum: 80,
      required: true,
      help: 'Hele jaren; tussen twee rijen wordt recht geïnterpoleerd.',
    },
    {
      key: 'price',
      header: 'Koopsom',
      type: 'factor',
      unit: 'EUR per EUR 1 pensioen',
      minimum: 0,
      maximum: 100,
      required: true,
      help: 'Voor € 1 ouderdomspensioen per jaar met partnerpensioen, zonder kostenopslag.',
    },
  ],
  order: 'rising',
  templateRows: 12,
  maximumRows: 100,
  defaultRows: [],
} as const satisfies TableDescription;

const variantChoices = [
  { text: 'geen', value: 'none' },
  { text: 'uitgesteld', value: 'deferred' },
  { text: 'direct ingaand', value: 'accrued' },
  { text: 'direct ingaand bereikbaar', value: 'attainable' },
] as const satisfies readonly { text: string; value: PartnerVariant }[];

/** Interest of a tariff; whether it must be filled in differs. */
export const interestField = {
  type: 'percentage',
  label: 'Rekenrente',
  unit: '%',
  minimum: -0.02,
  maximum: 0.12,
} as const;

/** Mortality and partner pension of single premiums: those of the insurer's tariff, and those of an ambition. */
export const lifeFields = <P extends 'tarief' | 'ambitie', V extends PartnerVariant>(prefix: P, usualVariant: V) =>
  [
    {
      name: `${prefix}_sterftetafel`,
      type: 'choice',
      label: `Sterftetafel ${prefix}`,
      choices: mortalityChoices,
      default: 'AG2024',
      help: 'Tafel met sterftekansen waarop de koopsommen berusten.',
    },
    {
      name: `${prefix}_leeftijdscorrectie_deelnemer`,
      type: 'whole',
      label: `Leeftijdscorrectie deelnemer ${prefix}`,
      unit: 'jaar',
      minimum: -10,
      maximum: 10,
      default: 0,
      help: 'Jaren die bij de leeftijd van de deelnemer worden opgeteld vóór de tafel wordt gelezen. Jonger is negatief: -5.',
    },
    {
      name: `${prefix}_leeftijdscorrectie_partner`,
      type: 'whole',
      label: `Leeftijdscorrectie partner ${prefix}`,
      unit: 'jaar',
      minimum: -10,
      maximum: 10,
      default: 0,
      help: 'Jaren die bij de leeftijd van de partner worden opgeteld vóór de tafel wordt gelezen. Jonger is negatief: -6.',
    },
    {
      name: `${prefix}_partnervariant`,
      type: 'choice',
      label: `Partnervariant ${prefix}`,
      choices: variantChoices,
      default: usualVariant,
      help: 'Uitgesteld: bij overlijden na de pensioendatum. Direct ingaand: ook ervoor, over de opbouw. Bereikbaar: ook over opbouw die nog zou volgen.',
    },
  ] as const;

/** What the insurer charges for a year of accrual. */
export const tariffGroup = {
  title: 'Tarief van de verzekeraar',
  lead: 'Waarmee de verzekeraar de opbouw inkoopt. Staat in de uitvoeringsovereenkomst.',
  fields: [
    {
      ...interestField,
      name: 'tarief_rekenrente',
      example: '2%',
      label: 'Rekenrente tarief',
      required: true,
      help: 'Rente in de koopsommen van de verzekeraar. Een andere sterftetafel vult u in op het blad Verfijning.',
    },
    ...lifeFields('tarief', 'accrued'),
    {
      name: 'tarief_kostenopslag',
      type: 'percentage',
      label: 'Kostenopslag tarief',
      unit: '% van de koopsom',
      minimum: 0,
      maximum: 0.5,
      default: 0,
      help: 'Opslag van de verzekeraar boven op elke koopsom, ook op die van een eigen tarieftabel.',
    },
  ],
} as const satisfies FieldGroup;
