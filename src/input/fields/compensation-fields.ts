import type { FieldGroup } from '#input/fields/field.ts';
import type { CompensationEnd, CompensationMethod, CompensationRules } from '#core/dossier-choices.ts';

const methods = [
  { text: 'geen', value: 'none' },
  { text: 'pensioenuitkomst', value: 'pensionOutcome' },
  { text: 'premieverschil', value: 'premiumDifference' },
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

const isPaid = { field: 'compensatie_methode', is: ['pensionOutcome', 'premiumDifference'] } as const;

/** Individual compensation of those in service at the transition: what is made good. */
const goal = [
  {
    name: 'compensatie_methode',
    type: 'choice',
    label: 'Methode compensatie',
    choices: methods,
    default: 'pensionOutcome',
    help: 'Pensioenuitkomst: vult het tekort aan pensioen aan. Premieverschil: betaalt elke maand wat de premie lager is dan de huidige.',
  },
  {
    name: 'compensatie_doel',
    neededWhen: [{ field: 'compensatie_methode', is: ['pensionOutcome'] }],
    type: 'percentage',
    label: 'Doel compensatie',
    unit: '% van het huidige pensioen',
    minimum: 0,
    maximum: 1,
    default: 1,
    help: 'Tot welk deel van het huidige pensioen wordt aangevuld. Alleen bij de methode pensioenuitkomst.',
  },
  {
    name: 'compensatie_vorm',
    neededWhen: [isPaid],
    type: 'choice',
    label: 'Vorm compensatie',
    choices: forms,
    default: 'pensionPremium',
    help: 'Pensioenpremie: één percentage per leeftijdscohort. Salaris: per deelnemer, ook voor wat fiscaal niet als premie past.',
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

/** Idem: how long, and what salary costs. */
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
    minimum: 1,
    maximum: 60,
    default: 9,
    help: 'Alleen gebruikt als de compensatie na een aantal jaren eindigt.',
  },
  {
    name: 'compensatie_salarisopslag',
    neededWhen: [isPaid],
    type: 'percentage',
    label: 'Opslag op salaris',
    unit: '% van het salaris',
    minimum: 0,
    maximum: 1,
    default: 0.22,
    help: 'Werkgeverslasten die boven op compensatie als salaris komen.',
  },
] as const;

export const compensationGroup = {
  title: 'Compensatie',
  lead: 'Wil de werkgever het nadeel van bestaande deelnemers goedmaken? Kies anders de methode geen.',
  fields: [...goal, ...period],
} as const satisfies FieldGroup;
