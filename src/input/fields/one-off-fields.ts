import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import type { Choice } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { yesNo } from '#input/fields/choice-words.ts';

type OneOffChoice = Choice & { readonly value: OneOffCost['of'] };

const everyChoice = {
  text: 'alle',
  value: 'all',
  synonyms: ['allemaal', 'alles', 'beide'],
} as const satisfies OneOffChoice;

/** What files of version 6 name: the form of a premium. */
const alternatives = [
  everyChoice,
  { text: 'vlak', value: 'flat', synonyms: ['vlakke premie'] },
  { text: 'staffel', value: 'progressive', synonyms: ['progressief', 'progressieve staffel'] },
] as const satisfies readonly OneOffChoice[];

const choices = [
  everyChoice,
  { text: 'A', value: 'A' },
  { text: 'B', value: 'B' },
  { text: 'C', value: 'C' },
] as const satisfies readonly OneOffChoice[];

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
      untilVersion: 6,
      help: 'Alle: elke keuze. Vlak of staffel: alleen bij een vlakke premie of bij een staffel.',
    },
    {
      key: 'of',
      header: 'Keuze',
      type: 'choice',
      choices,
      required: true,
      example: 'alle',
      sinceVersion: 7,
      help: 'Alle: elke keuze. A, B of C: alleen die keuze. Hebben twee keuzes dezelfde kosten, vul dan twee regels in.',
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
  help: 'Bij ja horen de eenmalige kosten bij de werkgeverslast over de horizon, ook bij gelijke kosten. Bij nee staan ze daar alleen naast. In het eerste jaar en de 30 jaar van een keuze tellen ze altijd.',
} as const;
