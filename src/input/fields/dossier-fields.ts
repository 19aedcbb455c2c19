import { ambitionChoicesGroup, choicesGroup } from '#input/fields/choice-fields.ts';
import { approvalGroup } from '#input/fields/approval-fields.ts';
import type { Choice, ChoiceField, DateField, FieldGroup } from '#input/fields/field.ts';
import { normGroup } from '#input/fields/norm-fields.ts';
import { consentGroup, planningGroup } from '#input/fields/process-fields.ts';
import type { SchemeChange, SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import { yesNo } from '#input/fields/choice-words.ts';

/** What to do with data that look wrong. */
const dataGroup = {
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

const template = {
  title: 'Sjabloon',
  lead: 'Hieraan herkent het programma het bestand. Niet wijzigen.',
  fields: [
    {
      name: 'sjabloon_soort',
      type: 'fixed',
      label: 'Soort sjabloon',
      required: true,
      help: 'Ingevuld door het programma. Hieraan is te zien welke overgang het dossier beschrijft.',
    },
    {
      name: 'sjabloon_versie',
      type: 'fixed',
      label: 'Versie van het sjabloon',
      required: true,
      help: 'Ingevuld door het programma.',
    },
  ],
} as const satisfies FieldGroup;

const parties = {
  title: 'Werkgever en regeling',
  lead: 'Voor wie is deze berekening? De namen komen op het rapport.',
  fields: [
    {
      name: 'werkgever_naam',
      example: 'Bakkerij De Korenbloem B.V.',
      type: 'text',
      label: 'Naam werkgever',
      maximumLength: 80,
      required: true,
      help: 'Naam van de werkgever zoals die in de werkmap en het rapport komt te staan.',
    },
    {
      name: 'werkgever_kvk',
      example: '01234567',
      type: 'text',
      label: 'KvK-nummer',
      maximumLength: 8,
      digits: 8,
      help: 'Nummer van de werkgever in het handelsregister. Mag leeg blijven.',
    },
    {
      name: 'regeling_naam',
      example: 'Basisregeling 2015',
      type: 'text',
      label: 'Naam regeling',
      maximumLength: 80,
      required: true,
      help: 'Naam van de pensioenregeling. Gebruik één dossier per regeling.',
    },
    {
      name: 'uitvoerder',
      type: 'text',
      label: 'Pensioenuitvoerder',
      maximumLength: 80,
      help: 'Verzekeraar, premiepensioeninstelling of fonds dat de huidige regeling uitvoert. Komt alleen in het rapport.',
    },
    {
      name: 'nieuwe_uitvoerder',
      type: 'text',
      label: 'Nieuwe uitvoerder',
      maximumLength: 80,
      sinceVersion: 7,
      help: 'Alleen als de nieuwe regeling naar een andere uitvoerder gaat. Leeg: dezelfde, of nog niet gekozen.',
    },
    {
      name: 'adviseur',
      type: 'text',
      label: 'Adviseur',
      maximumLength: 80,
      help: 'Naam van de adviseur of het advieskantoor. Komt alleen in het rapport.',
    },
  ],
} as const satisfies FieldGroup;

interface SchemeChoice extends Choice {
  readonly value: SchemeOn30June2023;
}

const schemeOn30June2023 = {
  name: 'regeling_op_30_juni_2023',
  type: 'choice',
  label: 'Soort regeling op 30 juni 2023',
  choices: [
    { text: 'premieregeling met staffel', value: 'premiumWithScale' },
    { text: 'verzekerde regeling met leeftijdsafhankelijke premie', value: 'insuredWithAgeDependentPremium' },
    { text: 'doorsneepremie', value: 'averagePremium' },
    { text: 'nog geen regeling', value: 'noScheme' },
    { text: 'onbekend', value: 'unknown' },
  ] as const satisfies readonly SchemeChoice[],
  required: true,
  example: 'premieregeling met staffel',
  help: 'Bepaalt of bestaande deelnemers een progressieve premie mogen houden (art. 220e PW). Een premieregeling met staffel telt ook als een pensioenfonds haar uitvoerde.',
} as const satisfies ChoiceField;

interface ChangeChoice extends Choice {
  readonly value: SchemeChange;
}

/** Only who had a premium scheme can have kept a scale. */
const change = {
  name: 'soort_wijziging',
  type: 'choice',
  label: 'Soort wijziging',
  choices: [
    { text: 'overgang naar de Wtp', value: 'transition' },
    { text: 'wijziging na eerbiedigende werking', value: 'afterGrandfathering' },
  ] as const satisfies readonly ChangeChoice[],
  default: 'transition',
  help: 'Kies de tweede als de werkgever bij de overgang naar de Wtp een progressieve staffel hield (eerbiedigende werking) en nu voor iedereen een vlakke premie wil.',
} as const satisfies ChoiceField;

const period = [
  {
    name: 'peildatum',
    example: '01-01-2027',
    type: 'firstOfMonth',
    label: 'Peildatum',
    minimum: { year: 2023, month: 1, day: 1 },
    maximum: { year: 2037, month: 1, day: 1 },
    required: true,
    help: 'Datum waarop salarissen, kapitalen en bedragen in dit bestand gelden: de eerste van een maand. Meestal 1 januari, de dag na de laatste opgave van de uitvoerder.',
  },
  {
    name: 'transitiedatum',
    example: '01-01-2028',
    type: 'firstOfMonth',
    label: 'Transitiedatum',
    minimum: { year: 2023, month: 7, day: 1 },
    maximum: { year: 2038, month: 1, day: 1 },
    required: true,
    lawCheck: 'transitionDeadline',
    help: 'Eerste dag van de nieuwe regeling: de eerste van een maand, op of na de peildatum.',
  },
] as const;

const contractEnd = {
  name: 'einddatum_contract',
  example: '31-12-2027',
  type: 'date',
  label: 'Einddatum contract',
  minimum: { year: 2020, month: 1, day: 1 },
  maximum: { year: 2060, month: 12, day: 31 },
  help: 'Dag waarop het lopende contract met de pensioenuitvoerder eindigt. Komt alleen in het rapport.',
} as const satisfies DateField;

const dates = {
  title: 'Data',
  lead: 'Wanneer gelden de gegevens, en wanneer gaat de nieuwe regeling in?',
  fields: [...period, schemeOn30June2023, contractEnd],
} as const satisfies FieldGroup;

/** The same from a premium scheme. */
const premiumDates = {
  ...dates,
  fields: [...period, schemeOn30June2023, change, contractEnd],
} as const satisfies FieldGroup;

/** After what is chosen, in every kind. */
const furtherGroups = [consentGroup, approvalGroup, planningGroup, normGroup, dataGroup, template] as const;

export const premiumDossierGroups = [parties, premiumDates, choicesGroup, ...furtherGroups] as const;
export const guaranteeDossierGroups = [parties, dates, choicesGroup, ...furtherGroups] as const;
export const ambitionDossierGroups = [parties, dates, ambitionChoicesGroup, ...furtherGroups] as const;
