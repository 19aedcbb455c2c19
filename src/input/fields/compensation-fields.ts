import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { FieldGroup } from '#input/fields/field.ts';
import type {
  CompensationEnd,
  CompensationMethod,
  CompensationRules,
  ProfitBasis,
} from '#core/dossier/dossier-choices.ts';

const methods = [
  { text: 'geen', value: 'none' },
  { text: 'pensioenuitkomst', value: 'pensionOutcome' },
  { text: 'premieverschil', value: 'premiumDifference' },
  { text: 'eigen tabel', value: 'ownTable' },
] as const satisfies readonly { text: string; value: CompensationMethod }[];

const forms = [
  { text: 'pensioenpremie', value: 'pensionPremium' },
  { text: 'salaris', value: 'salary' },
] as const satisfies readonly { text: string; value: CompensationRules['form'] }[];

const ends = [
  { text: 'wettelijk einde', value: 'legalEnd' },
  { text: 'aantal jaren', value: 'years' },
  { text: 'pensioendatum', value: 'pensionDate' },
] as const satisfies readonly { text: string; value: CompensationEnd['kind'] }[];

const bases = [
  { text: 'als bij gelijk pensioen', value: 'asGoal', synonyms: ['als profijt_basis'] },
  { text: 'verwacht', value: 'expected' },
  { text: 'risicovrij', value: 'riskFree' },
] as const satisfies readonly { text: string; value: ProfitBasis | 'asGoal'; synonyms?: readonly string[] }[];

const isPaid = { field: 'compensatie_methode', is: ['pensionOutcome', 'premiumDifference', 'ownTable'] } as const;
/** Where the shortfall of pension is calculated: to fill it, or to show how much of it the own table fills. */
const isShortfall = { field: 'compensatie_methode', is: ['pensionOutcome', 'ownTable'] } as const;

/** Individual compensation of those in service at the transition: what is made good. */
const goal = [
  {
    name: 'compensatie_methode',
    type: 'choice',
    label: 'Methode compensatie',
    choices: methods,
    default: 'pensionOutcome',
    help: 'Pensioenuitkomst: vult het tekort aan pensioen aan. Premieverschil: vergoedt wat de premie lager wordt. Eigen tabel: de afgesproken percentages.',
  },
  {
    name: 'compensatie_doel',
    neededWhen: [isShortfall],
    type: 'percentage',
    label: 'Doel compensatie',
    unit: '% van het huidige pensioen',
    ...choiceLimits.compensationTarget,
    default: 1,
    help: 'Tot welk deel van het huidige pensioen het tekort wordt gerekend. Niet bij de methode premieverschil.',
  },
  {
    name: 'compensatie_basis',
    neededWhen: [isShortfall],
    type: 'choice',
    label: 'Basis compensatie',
    choices: bases,
    default: 'asGoal',
    help: 'Op welke rendementen het tekort en de aanvulling worden berekend. Leeg: zoals bij gelijk pensioen.',
  },
  {
    name: 'compensatie_drempel',
    neededWhen: [isShortfall],
    type: 'percentage',
    label: 'Drempel compensatie',
    unit: '% van het huidige pensioen',
    ...choiceLimits.compensationThreshold,
    default: 0,
    help: 'Een tekort tot en met dit deel van het huidige pensioen telt niet. Daarboven telt het hele tekort.',
  },
  {
    name: 'compensatie_vorm',
    neededWhen: [isPaid],
    type: 'choice',
    label: 'Vorm compensatie',
    choices: forms,
    default: 'pensionPremium',
    help: 'Pensioenpremie: één percentage per leeftijdscohort; wat fiscaal niet past, wordt salaris. Salaris: per deelnemer.',
  },
  {
    name: 'compensatie_cohort',
    neededWhen: [isPaid],
    type: 'choice',
    label: 'Breedte leeftijdscohort',
    choices: [
      { text: '1', value: '1' },
      { text: '5', value: '5' },
    ],
    default: '5',
    help: 'Jaren leeftijd op de transitiedatum in één cohort: 1 of 5. Iedereen in een cohort krijgt hetzelfde percentage.',
  },
] as const;

const age = { type: 'whole', unit: 'jaar', ...choiceLimits.compensatedAge } as const;

/** The same: who is compensated, and how much at most. */
const limits = [
  {
    ...age,
    name: 'compensatie_vanaf_leeftijd',
    neededWhen: [isPaid],
    label: 'Compensatie vanaf leeftijd',
    example: '45',
    help: 'Jongste leeftijd op de transitiedatum, in hele jaren, die compensatie krijgt. Leeg: geen ondergrens.',
  },
  {
    ...age,
    name: 'compensatie_tot_leeftijd',
    neededWhen: [isPaid],
    label: 'Compensatie tot en met leeftijd',
    example: '64',
    help: 'Oudste leeftijd op de transitiedatum, in hele jaren, die nog compensatie krijgt. Leeg: geen bovengrens.',
  },
  {
    name: 'compensatie_maximum',
    neededWhen: [isPaid],
    type: 'percentage',
    label: 'Maximum compensatie',
    example: '5%',
    unit: '% van pensioengrondslag',
    minimum: 0,
    maximum: 1,
    help: 'Hoogste percentage aan compensatie voor een cohort of deelnemer. Leeg: geen maximum.',
  },
] as const;

/** The same: how long, and what salary costs. */
const period = [
  {
    name: 'compensatie_einde',
    neededWhen: [isPaid],
    type: 'choice',
    label: 'Einde compensatie',
    choices: ends,
    default: 'legalEnd',
    lawCheck: 'compensationEnd',
    help: 'Tot wanneer wordt gecompenseerd. Nooit langer dan tot de pensioendatum van de deelnemer.',
  },
  {
    name: 'compensatie_jaren',
    neededWhen: [isPaid, { field: 'compensatie_einde', is: ['years'] }],
    type: 'whole',
    label: 'Aantal jaren compensatie',
    unit: 'jaar',
    ...choiceLimits.compensationYears,
    default: 9,
    help: 'Alleen gebruikt als de compensatie na een aantal jaren eindigt.',
  },
  {
    name: 'compensatie_salarisopslag',
    neededWhen: [isPaid],
    type: 'percentage',
    label: 'Werkgeverslasten looncompensatie',
    unit: '% van de looncompensatie',
    minimum: 0,
    maximum: 1,
    default: 0.22,
    help: 'Werkgeverspremies en vakantietoeslag over compensatie die als salaris wordt betaald.',
  },
] as const;

export const compensationGroup = {
  title: 'Compensatie',
  lead: 'Wil de werkgever het nadeel van bestaande deelnemers goedmaken? Kies anders de methode geen.',
  fields: [...goal, ...limits, ...period],
} as const satisfies FieldGroup;
