import type { FieldGroup } from '#input/fields/field.ts';

const salary = { type: 'amount', unit: 'EUR per jaar', minimum: 1, maximum: 1_000_000 } as const;

/** Who follows up leavers. */
export const openGroupGroup = {
  title: 'Instroom',
  lead: 'Hoe de groep zich ontwikkelt na de transitie.',
  fields: [
    {
      name: 'vervanging',
      type: 'percentage',
      label: 'Nieuwe deelnemers per vertrekker',
      unit: '% van wie vertrekt',
      minimum: 0,
      maximum: 2,
      default: 1,
      help: 'Wie met pensioen gaat, vertrekt ook. Bij 100% blijft de groep even groot; bij 50% wordt de helft vervangen.',
    },
    {
      name: 'instroom_leeftijd',
      type: 'whole',
      label: 'Leeftijd bij instroom',
      unit: 'jaar',
      minimum: 15,
      maximum: 59,
      example: '34',
      help: 'Leeftijd van nieuwe deelnemers. Leeg: afgeleid uit wie de laatste vijf jaar in dienst kwam (Datum in dienst); bij minder dan drie is het 32.',
    },
    {
      ...salary,
      name: 'instroom_salaris',
      example: '€ 38.000',
      label: 'Salaris bij instroom',
      help: 'Fulltime jaarsalaris van nieuwe deelnemers, op het niveau van de peildatum. Leeg: afgeleid uit wie de laatste vijf jaar in dienst kwam; bij minder dan drie het gemiddelde van de deelnemers.',
    },
  ],
} as const satisfies FieldGroup;
