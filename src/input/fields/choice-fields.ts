import type { Choice, FieldGroup } from '#input/fields/field.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { yesNo } from '#input/fields/yes-no.ts';

interface AlternativeChoice extends Choice {
  readonly value: PremiumKey;
}

/** The alternatives that a dossier of every kind can have. */
export const alternatives = [
  { text: 'budgetneutraal vlak', value: 'budgetNeutralFlat' },
  { text: 'budgetneutraal progressief', value: 'budgetNeutralProgressive' },
  { text: 'profijtneutraal vlak', value: 'profitNeutralFlat' },
  { text: 'profijtneutraal progressief', value: 'profitNeutralProgressive' },
  { text: 'eigen vlakke premie', value: 'ownFlat' },
  { text: 'eigen staffel', value: 'ownScale' },
] as const satisfies readonly AlternativeChoice[];

/** Where the reference is an ambition its scale is an alternative too. */
export const ambitionAlternatives = [
  ...alternatives,
  { text: 'ambitie', value: 'ambition' },
] as const satisfies readonly AlternativeChoice[];

/** Which alternative the employer chose. */
export const choiceGroup = <const C extends readonly AlternativeChoice[]>(choices: C) =>
  ({
    title: 'Keuze van de werkgever',
    lead: 'Laat dit leeg zolang er nog niet is gekozen.',
    fields: [
      {
        name: 'gekozen_alternatief',
        type: 'choice',
        label: 'Gekozen alternatief',
        choices,
        example: 'budgetneutraal vlak',
        help: 'Het alternatief dat in werkmap en rapport vooropstaat. Leeg: de budgetneutrale vlakke premie of, als die niet mag, het eerste alternatief dat wel mag.',
      },
    ],
  }) as const satisfies FieldGroup;

/** What to do with data that look wrong. */
export const dataGroup = {
  title: 'Controle van de gegevens',
  lead: 'Laat dit op nee staan, tenzij het programma erom vraagt.',
  fields: [
    {
      name: 'toch_rekenen',
      type: 'choice',
      label: 'Toch rekenen',
      choices: yesNo,
      default: 'no',
      help: 'Ja: rekent door met gegevens die het programma onwaarschijnlijk vindt, nadat u ze hebt gecontroleerd. De waarschuwing blijft in de uitvoer staan.',
    },
  ],
} as const satisfies FieldGroup;
