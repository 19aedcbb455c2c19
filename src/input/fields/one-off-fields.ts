import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import type { Choice } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { yesNo } from '#input/fields/choice-words.ts';

const alternatives = [
  { text: 'alle', value: 'all', synonyms: ['allemaal', 'alles', 'beide'] },
  { text: 'vlak', value: 'flat', synonyms: ['vlakke premie'] },
  { text: 'staffel', value: 'progressive', synonyms: ['progressief', 'progressieve staffel'] },
] as const satisfies readonly (Choice & { readonly value: OneOffCost['of'] })[];

/** What the change costs the employer once. */
export const oneOffTable = {
  name: 'EenmaligeKosten',
  title: 'Eenmalige kosten',
  help: 'Wat de overstap de werkgever eenmalig kost, zoals advies, communicatie en inrichting bij de uitvoerder. Staat apart bij de werkgeverslast. Mag leeg blijven.',
  columns: [
    {
      key: 'year',
      header: 'Jaar',
      type: 'whole',
      unit: 'jaar',
      minimum: 2020,
      maximum: 2100,
      required: true,
      example: '2027',
      help: 'Kalenderjaar waarin de kosten vallen: dat waarin een jaar vanaf de transitiedatum begint. Ze tellen aan het begin van dat jaar.',
    },
    {
      key: 'description',
      header: 'Omschrijving',
      type: 'text',
      maximumLength: 60,
      required: true,
      example: 'Advies en begeleiding',
      help: 'Waarvoor de kosten zijn. Komt zo op het blad Lasten.',
    },
    {
      key: 'amount',
      header: 'Bedrag',
      type: 'amount',
      unit: 'EUR',
      minimum: 0,
      maximum: 100_000_000,
      required: true,
      example: '€ 12.500',
      help: 'Wat de werkgever in dat jaar betaalt, in euro van dat jaar.',
    },
    {
      key: 'of',
      header: 'Alternatief',
      type: 'choice',
      choices: alternatives,
      required: true,
      example: 'alle',
      help: 'Alle: elk alternatief van de nieuwe regeling. Vlak of staffel: alleen bij een vlakke premie of bij een staffel.',
    },
  ],
  templateRows: 6,
  maximumRows: 50,
  defaultRows: [],
} as const satisfies TableDescription;

/** Whether one-off costs count where cost is kept equal. */
export const oneOffField = {
  name: 'eenmalig_meetellen',
  type: 'choice',
  label: 'Eenmalige kosten meetellen',
  choices: yesNo,
  default: 'no',
  help: 'Bij ja horen de eenmalige kosten (blad Tabellen) bij de werkgeverslast over de horizon, ook bij gelijke kosten. Bij nee staan ze er alleen naast.',
} as const;
