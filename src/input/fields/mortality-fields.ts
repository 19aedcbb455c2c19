import type { FieldGroup } from '#input/fields/field.ts';
import { mortalityTableNames } from '#core/mortality/table-names.ts';

export const mortalityChoices = mortalityTableNames.map((name) => ({ text: name, value: name }));

export const mortalityGroup = {
  title: 'Levensverwachting en partner',
  lead: 'Waarmee kapitaal op de pensioendatum in pensioen wordt omgezet.',
  fields: [
    {
      name: 'sterftetafel',
      type: 'choice',
      label: 'Sterftetafel',
      choices: mortalityChoices,
      default: 'AG2024',
      help: 'Tafel met sterftekansen voor de omrekening van kapitaal naar pensioen. De gangbare keuze is de nieuwste prognosetafel.',
    },
    {
      name: 'ervaringsfactor',
      type: 'factor',
      label: 'Ervaringsfactor',
      unit: '',
      minimum: 0.5,
      maximum: 1.5,
      default: 1,
      help: 'Factor op alle sterftekansen van de tafel. Onder 1 leven deelnemers langer dan de tafel.',
    },
    {
      name: 'partnerpensioen_na_pensioendatum',
      type: 'percentage',
      label: 'Partnerpensioen na pensioendatum',
      unit: '% van ouderdomspensioen',
      minimum: 0,
      maximum: 1,
      default: 0.7,
      help: 'Partnerpensioen dat op de pensioendatum met het kapitaal wordt meegekocht.',
    },
  ],
} as const satisfies FieldGroup;
