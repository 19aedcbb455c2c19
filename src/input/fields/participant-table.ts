import type { TableDescription } from '#input/fields/table.ts';
import { yesNo } from '#input/fields/choice-words.ts';

const identity = [
  {
    key: 'number',
    header: 'Personeelsnummer',
    example: '1042',
    type: 'text',
    maximumLength: 20,
    required: true,
    unique: true,
    help: 'Uniek kenmerk van de deelnemer. Gebruik geen BSN en geen naam.',
  },
  {
    key: 'born',
    header: 'Geboortedatum',
    example: '14-05-1980',
    type: 'date',
    minimum: { year: 1920, month: 1, day: 1 },
    maximum: { year: 2030, month: 12, day: 31 },
    // Who is 13, and may work, on the latest valuation date.
    formMaximum: { year: 2024, month: 1, day: 1 },
    required: true,
    help: 'Geboortedatum als datum (dd-mm-jjjj).',
  },
  {
    key: 'sex',
    header: 'Geslacht',
    example: 'V',
    type: 'choice',
    choices: [
      { text: 'M', value: 'M', synonyms: ['man', 'mannelijk', 'male', 'de heer', 'dhr', 'dhr.'] },
      {
        text: 'V',
        value: 'V',
        synonyms: ['vrouw', 'vrouwelijk', 'female', 'f', 'mevrouw', 'mevr', 'mevr.', 'mw', 'mw.'],
      },
      { text: 'X', value: 'X', synonyms: ['onbekend', 'unknown', 'overig', 'anders', 'genderneutraal'] },
    ],
    default: 'X',
    help: 'M, V of X. Leeg telt als X: het gemiddelde van man en vrouw.',
  },
  {
    key: 'hired',
    header: 'Datum in dienst',
    example: '01-09-2015',
    type: 'date',
    minimum: { year: 1940, month: 1, day: 1 },
    maximum: { year: 2060, month: 12, day: 31 },
    help: 'Datum van indiensttreding. Wie de laatste vijf jaar kwam, bepaalt leeftijd en salaris van nieuwe deelnemers.',
  },
] as const;

const pay = [
  {
    key: 'fullTimeSalary',
    header: 'Fulltime jaarsalaris',
    example: '€ 58.400',
    type: 'amount',
    unit: 'EUR per jaar',
    minimum: 1,
    formMinimum: 1000,
    maximum: 10_000_000,
    // Below what an adult earns in a full week, in every year a dossier can be of: plausibility, no limit of the law.
    usual: { minimum: 20_000, maximum: 500_000 },
    required: true,
    help: 'Pensioengevend jaarsalaris bij een volledige werkweek, inclusief de vaste toeslagen die volgens de regeling meetellen.',
  },
  {
    key: 'partTime',
    header: 'Deeltijdpercentage',
    example: '80%',
    type: 'percentage',
    unit: '%',
    minimum: 0,
    maximum: 1.5,
    usual: { minimum: 0, maximum: 1 },
    required: true,
    help: 'Contracturen gedeeld door de uren van een volledige werkweek; 100% is voltijd.',
  },
] as const;

const capital = {
  key: 'capital',
  header: 'Pensioenkapitaal',
  example: '€ 64.250',
  type: 'amount',
  unit: 'EUR',
  minimum: 0,
  maximum: 100_000_000,
  default: 0,
  help: 'Opgebouwd kapitaal in de huidige regeling op de peildatum. Leeg telt als 0.',
} as const;

const accruedPension = {
  key: 'accruedPension',
  header: 'Opgebouwd ouderdomspensioen',
  example: '€ 7.480',
  type: 'amount',
  unit: 'EUR per jaar',
  minimum: 0,
  maximum: 1_000_000,
  default: 0,
  help: 'Ouderdomspensioen dat in de huidige regeling op de peildatum is opgebouwd, per jaar. Leeg telt als 0.',
} as const;

const handling = [
  {
    key: 'premiumWaiver',
    header: 'Premievrijstelling',
    example: '35%',
    type: 'percentage',
    unit: '%',
    minimum: 0,
    maximum: 1,
    default: 0,
    help: 'Deel van de premie dat de verzekeraar betaalt, als percentage van de pensioengrondslag; niet de mate van arbeidsongeschiktheid. Dat deel blijft buiten beide regelingen. Leeg telt als 0%.',
  },
  {
    key: 'counts',
    header: 'Meerekenen',
    example: 'ja',
    type: 'choice',
    choices: yesNo,
    default: 'yes',
    help: 'Nee laat de deelnemer overal buiten, bijvoorbeeld wie geheel in de oude regeling blijft. Leeg telt als ja.',
  },
  {
    key: 'category',
    header: 'Categorie',
    example: 'buitendienst',
    type: 'text',
    maximumLength: 60,
    help: 'Eigen indeling, bijvoorbeeld een afdeling. Er wordt niet mee gerekend.',
  },
  {
    key: 'remark',
    header: 'Opmerking',
    type: 'text',
    maximumLength: 500,
    help: 'Vrije tekst. Zet hier geen gegevens over gezondheid in.',
  },
] as const;

const table = {
  name: 'Deelnemers',
  title: 'Deelnemers',
  help: 'Eén rij per deelnemer, op de peildatum.',
  required: true,
  templateRows: 25,
  maximumRows: 100_000,
  defaultRows: [],
} as const;

/** Participants of a premium scheme. */
export const premiumParticipants = {
  ...table,
  columns: [...identity, ...pay, capital, ...handling],
} as const satisfies TableDescription;

/** Participants of an average pay scheme. */
export const averagePayParticipants = {
  ...table,
  columns: [...identity, ...pay, accruedPension, ...handling],
} as const satisfies TableDescription;

/** The participants of a template of either sort. */
export type ParticipantTable = typeof premiumParticipants | typeof averagePayParticipants;
