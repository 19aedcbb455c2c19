import type { FieldGroup } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';

/** On what the transition effects that the law prescribes are calculated. */
export const statutoryGroup = {
  title: 'Wettelijke transitie-effecten',
  lead: 'Op welke rentecurve en scenarioset de effecten van art. 150e en 220e Pensioenwet staan.',
  fields: [
    {
      name: 'wettelijke_curve',
      type: 'text',
      label: 'Wettelijke rentecurve',
      example: '31-12-2023',
      maximumLength: 100,
      help: 'Naam van een bekende rentetermijnstructuur van De Nederlandsche Bank. Leeg: de nieuwste die op de dag van berekening bekend is.',
    },
    {
      name: 'wettelijke_set',
      type: 'text',
      label: 'Wettelijke scenarioset',
      example: 'CP2022',
      maximumLength: 100,
      help: 'Naam van een bekende scenarioset. Leeg: de nieuwste van De Nederlandsche Bank; is er geen, dan CP2022, een illustratie.',
    },
    {
      name: 'effecten_op',
      type: 'choice',
      label: 'Effecten tonen van',
      choices: [
        { text: 'maatmensen bij kleine groepen', value: 'modelPersonsForSmallGroups' },
        { text: 'deelnemers', value: 'participants' },
      ],
      default: 'modelPersonsForSmallGroups',
      help: 'Het transitieplan is openbaar en toont maatmensen. Met deelnemers rekent het programma daarnaast met de eigen cijfers per geboortejaar, alleen voor de adviseur.',
    },
    {
      name: 'obligatieduur',
      type: 'whole',
      label: 'Looptijd van de obligaties',
      unit: 'jaar',
      minimum: 1,
      maximum: 50,
      default: 10,
      help: "Looptijd van het vastrentende deel van de lifecycle in de scenario's van de wettelijke transitie-effecten.",
    },
  ],
} as const satisfies FieldGroup;

export const curveTable = {
  name: 'Rentecurve',
  title: 'Eigen rentecurve',
  help: 'Nominale nulrente per looptijd voor de wettelijke transitie-effecten, in plaats van een bekende curve. Leeg: de wettelijke rentecurve die is gekozen.',
  columns: [
    {
      key: 'years',
      header: 'Looptijd',
      type: 'whole',
      unit: 'jaar',
      minimum: 1,
      maximum: 120,
      required: true,
      help: 'Hele jaren; tussen twee rijen wordt recht geïnterpoleerd, daarbuiten blijft de rente gelijk.',
    },
    {
      key: 'rate',
      header: 'Rente',
      type: 'percentage',
      unit: '% per jaar',
      minimum: -0.05,
      maximum: 0.2,
      required: true,
      help: 'Rente op jaarbasis bij deze looptijd.',
    },
  ],
  order: 'rising',
  templateRows: 12,
  maximumRows: 120,
  defaultRows: [],
} as const satisfies TableDescription;
