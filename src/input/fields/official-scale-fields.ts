import type { FieldGroup } from '#input/fields/field.ts';
import { officialScales } from '#input/fields/official-scales.ts';

/** The choice that leaves the scale to the table. */
export const ownScaleText = 'eigen staffel';

/** The scale of the current scheme, where it is one of the old tax rules: chosen by name instead of typed. */
export const officialScaleGroup = {
  title: 'Staffel',
  lead: 'Een staffel van de oude fiscale regels hoeft u niet over te typen. Een andere staffel staat op het blad Tabellen.',
  fields: [
    {
      name: 'huidig_staffel',
      type: 'choice',
      label: 'Soort staffel',
      choices: [{ text: ownScaleText, value: 'own' }, ...officialScales],
      default: 'own',
      help: 'Eigen staffel: de tabel Huidige staffel op het blad Tabellen. Anders geldt de staffel van het staffelbesluit met die naam: rente, opbouw, pensioenleeftijd en partnerpensioen.',
    },
    {
      name: 'huidig_staffel_deel',
      type: 'percentage',
      label: 'Deel van de staffel',
      unit: '% van de staffel',
      minimum: 0.01,
      maximum: 2,
      default: 1,
      neededWhen: [{ field: 'huidig_staffel', is: officialScales.map(({ value }) => value) }],
      help: 'Welk deel van de gekozen staffel de regeling geeft; 100% is de hele staffel.',
    },
  ],
} as const satisfies FieldGroup;
