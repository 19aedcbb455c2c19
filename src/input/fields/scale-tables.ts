import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { TableDescription } from '#input/fields/table.ts';

const ageColumn = {
  key: 'fromAge',
  header: 'Vanaf leeftijd',
  type: 'whole',
  unit: 'jaar',
  minimum: 0,
  maximum: 80,
  required: true,
  help: 'Eerste leeftijd van de klasse in hele jaren. De klasse loopt door tot de volgende rij.',
} as const;

const scaleColumns = [
  ageColumn,
  {
    key: 'rate',
    header: 'Premie',
    type: 'percentage',
    unit: '% van pensioengrondslag',
    ...choiceLimits.premium,
    required: true,
    help: 'Premie voor ouderdomspensioen in deze leeftijdsklasse, zonder risicopremies en opslagen.',
  },
] as const;

/** Rows of a scale of premiums; a template starts without any. */
const scaleRows = {
  columns: scaleColumns,
  order: 'rising',
  templateRows: 12,
  maximumRows: 100,
  defaultRows: [],
} as const;

export const currentScaleTable = {
  name: 'HuidigeStaffel',
  title: 'Huidige staffel',
  help: 'Premie per leeftijdsklasse in de huidige regeling. Een vlakke premie is één rij vanaf leeftijd 15. Leeg bij een staffel die hierboven bij naam is gekozen.',
  ...scaleRows,
  required: true,
  neededWhen: [{ field: 'huidig_staffel', is: ['own'] }],
} as const satisfies TableDescription;

export const ownShapeTable = {
  name: 'NieuweStaffel',
  neededWhen: [{ field: 'nieuw_staffelvorm', is: ['ownScale'] }],
  requiredWhenNeeded: true,
  title: 'Eigen vorm van de progressieve staffel',
  help: 'Alleen invullen als de vorm van de progressieve staffel eigen staffel is. Alleen de verhoudingen tellen.',
  ...scaleRows,
} as const satisfies TableDescription;

export const ownProposalTable = {
  name: 'EigenStaffel',
  requiredWhen: [{ field: 'gekozen_alternatief', is: ['ownScale'] }],
  title: 'Eigen staffel van de adviseur',
  help: 'Progressieve staffel die naast de berekende alternatieven wordt doorgerekend, zoals ze hier staat. Mag leeg blijven.',
  ...scaleRows,
} as const satisfies TableDescription;

export const compensationTable = {
  name: 'CompensatieTabel',
  neededWhen: [{ field: 'compensatie_methode', is: ['ownTable'] }],
  requiredWhenNeeded: true,
  title: 'Afgesproken compensatie per leeftijd',
  help: 'Alleen invullen bij de methode eigen tabel: compensatie naar de leeftijd op de transitiedatum; onder de eerste leeftijd is zij 0%.',
  columns: [
    ageColumn,
    {
      key: 'rate',
      header: 'Percentage',
      type: 'percentage',
      unit: '% van pensioengrondslag',
      minimum: 0,
      maximum: 1,
      required: true,
      help: 'Compensatie voor wie op de transitiedatum in deze leeftijdsklasse valt.',
    },
  ],
  order: 'rising',
  templateRows: 12,
  maximumRows: 100,
  defaultRows: [],
} as const satisfies TableDescription;

/** Risk premiums that rise with age, as a tariff or an offer has them. */
const riskRows = {
  columns: [
    ageColumn,
    {
      key: 'value',
      header: '% van salaris',
      type: 'percentage',
      unit: '% van salaris',
      minimum: 0,
      maximum: 0.25,
      required: true,
      help: 'Premies voor overlijden en arbeidsongeschiktheid vanaf deze leeftijd (hele jaren, op de eerste van de maand), van het salaris naar deeltijd.',
    },
  ],
  order: 'rising',
  templateRows: 12,
  maximumRows: 100,
  defaultRows: [],
} as const;

const riskHelp = (scheme: string): string =>
  `Alleen als de risicopremie van de ${scheme} regeling met de leeftijd stijgt; komt in de plaats van Risicopremies over het salaris. Onder de eerste leeftijd is zij 0%. Mag leeg blijven.`;

export const currentRiskTable = {
  name: 'HuidigeRisicopremie',
  title: 'Risicopremies naar leeftijd, huidige regeling',
  help: riskHelp('huidige'),
  ...riskRows,
} as const satisfies TableDescription;

export const newRiskTable = {
  name: 'NieuweRisicopremie',
  title: 'Risicopremies naar leeftijd, nieuwe regeling',
  help: riskHelp('nieuwe'),
  ...riskRows,
} as const satisfies TableDescription;

export const careerTable = {
  name: 'Carriere',
  title: 'Loopbaanstijging',
  help: 'Stijging van het salaris per jaar boven op de algemene loonstijging. Onder de eerste leeftijd is de stijging 0%.',
  columns: [
    ageColumn,
    {
      key: 'value',
      header: 'Stijging',
      type: 'percentage',
      unit: '% per jaar',
      minimum: -0.1,
      maximum: 0.25,
      required: true,
      help: 'Extra salarisstijging op 1 januari vanaf deze leeftijd.',
    },
  ],
  order: 'rising',
  templateRows: 10,
  maximumRows: 100,
  defaultRows: [
    [15, 0.03],
    [35, 0.02],
    [45, 0.01],
    [55, 0],
  ],
} as const satisfies TableDescription;

export const exitTable = {
  name: 'Uitstroom',
  title: 'Uitstroom',
  help: 'Kans dat een deelnemer binnen een jaar uit dienst gaat. Onder de eerste leeftijd is de kans 0%.',
  columns: [
    ageColumn,
    {
      key: 'value',
      header: 'Kans',
      type: 'percentage',
      unit: '% per jaar',
      minimum: 0,
      maximum: 1,
      required: true,
      help: 'Kans op vertrek per jaar vanaf deze leeftijd. Weegt de werkgeverslast, niet de pensioenen.',
    },
  ],
  order: 'rising',
  templateRows: 10,
  maximumRows: 100,
  defaultRows: [
    [15, 0.1],
    [35, 0.06],
    [50, 0.03],
    [60, 0.01],
  ],
} as const satisfies TableDescription;
