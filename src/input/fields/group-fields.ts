import type { FieldGroup } from '#input/fields/field.ts';

const salary = { type: 'amount', unit: 'EUR per jaar', minimum: 1, maximum: 1_000_000 } as const;

/** Who follows up leavers, and the salary of the model persons. */
export const openGroupGroup = {
  title: 'Instroom en maatmensen',
  lead: 'Hoe de groep zich ontwikkelt na de transitie, en het salaris van de voorbeelden.',
  fields: [
    {
      name: 'vervanging',
      type: 'percentage',
      label: 'Vervanging van vertrekkers',
      unit: '% van de vertrekkers',
      minimum: 0,
      maximum: 2,
      default: 1,
      help: 'Nieuwe deelnemers per vertrekker en pensionering. 100% houdt de groep even groot.',
    },
    {
      name: 'instroom_leeftijd',
      type: 'whole',
      label: 'Leeftijd bij instroom',
      unit: 'jaar',
      minimum: 15,
      maximum: 59,
      default: 32,
      help: 'Leeftijd van nieuwe deelnemers.',
    },
    {
      ...salary,
      name: 'instroom_salaris',
      example: '€ 38.000',
      label: 'Salaris bij instroom',
      help: 'Fulltime jaarsalaris van nieuwe deelnemers, op het niveau van de peildatum. Leeg: het gemiddelde van de deelnemers.',
    },
    {
      ...salary,
      name: 'maatmens_salaris',
      example: '€ 45.000',
      label: 'Salaris van de maatmensen',
      help: 'Fulltime jaarsalaris van de voorbeelddeelnemers (25 tot 60 jaar). Leeg: de mediaan van de deelnemers.',
    },
  ],
} as const satisfies FieldGroup;
