import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { FieldGroup } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { type SchemePrefix, likeCurrent, likeCurrentSince7 } from '#input/fields/scheme-fields.ts';
import type { EmployeeContribution } from '#core/dossier/employee-contribution.ts';

const contributionChoices = [
  { text: '% van pensioengrondslag', value: 'pensionBase' },
  { text: '% van de premie', value: 'premium' },
  { text: '% van salaris', value: 'salary' },
] as const satisfies readonly { text: string; value: EmployeeContribution['basis'] }[];

/** What the employee pays of the premium. */
export function contributionGroup<P extends SchemePrefix>(prefix: P) {
  return {
    title: 'Eigen bijdrage',
    lead: 'Wat houdt de werkgever in op het loon?',
    fields: [
      {
        name: `${prefix}_eigen_bijdrage_soort`,
        ...likeCurrent(prefix, 'eigen_bijdrage_soort'),
        type: 'choice',
        label: 'Eigen bijdrage over',
        choices: contributionChoices,
        default: 'pensionBase',
        help: 'Waarover het percentage van de eigen bijdrage van de werknemer wordt gerekend.',
      },
      {
        name: `${prefix}_eigen_bijdrage`,
        ...likeCurrent(prefix, 'eigen_bijdrage'),
        type: 'percentage',
        label: 'Eigen bijdrage',
        unit: '%',
        ...choiceLimits.contribution,
        default: 0,
        help: 'Deel dat de werknemer zelf betaalt. De werkgeverslast wordt hiermee lager.',
      },
    ],
  } as const satisfies FieldGroup;
}

const firstDay = { year: 2020, month: 1, day: 1 } as const;
const lastDay = { year: 2100, month: 12, day: 1 } as const;

/** What employees share of the premium above a level, in the new scheme. */
export const sharingGroup = {
  title: 'Premie delen boven een niveau',
  lead: 'Betaalt de werknemer mee zodra de premie boven een afgesproken niveau komt? Leeg: nee.',
  fields: [
    {
      name: 'nieuw_deling_deel',
      type: 'percentage',
      label: 'Werknemersdeel boven het niveau',
      unit: '% van de premie erboven',
      minimum: 0,
      maximum: 1,
      example: '50%',
      help: 'Deel van de pensioenpremie boven het niveau dat de werknemer betaalt, naast de eigen bijdrage. Leeg: niets.',
    },
    {
      name: 'nieuw_deling_boven',
      type: 'percentage',
      label: 'Niveau waarboven wordt gedeeld',
      unit: '% van pensioengrondslag',
      ...choiceLimits.premium,
      example: '20%',
      help: 'Premiepercentage waarboven wordt gedeeld, zonder opslag. Bij een staffel per leeftijdsklasse. Verplicht als er een deel is ingevuld.',
    },
  ],
} as const satisfies FieldGroup;

/** Own contributions to the new scheme that change on agreed dates. */
export const contributionTable = {
  name: 'EigenBijdrage',
  title: 'Eigen bijdrage in stappen',
  help: 'Alleen invullen als de eigen bijdrage in de nieuwe regeling na de transitie verandert. Vóór de eerste rij geldt de eigen bijdrage van het blad Nieuwe regeling, over dezelfde grondslag.',
  columns: [
    {
      key: 'from',
      header: 'Vanaf datum',
      type: 'firstOfMonth',
      minimum: firstDay,
      maximum: lastDay,
      required: true,
      example: '01-01-2029',
      help: 'Eerste dag van de maand vanaf wanneer het percentage geldt, op of na de transitiedatum, tot de volgende rij.',
    },
    {
      key: 'rate',
      header: 'Percentage',
      type: 'percentage',
      unit: '%',
      ...choiceLimits.contribution,
      required: true,
      help: 'Eigen bijdrage vanaf die datum, van dezelfde soort als op het blad Nieuwe regeling.',
    },
  ],
  order: 'rising',
  templateRows: 12,
  maximumRows: 100,
  defaultRows: [],
} as const satisfies TableDescription;

const costFields = <P extends SchemePrefix>(prefix: P) =>
  [
    {
      name: `${prefix}_risicopremie_grondslag`,
      ...likeCurrent(prefix, 'risicopremie_grondslag'),
      type: 'percentage',
      label: 'Risicopremies over de grondslag',
      unit: '% van pensioengrondslag',
      minimum: 0,
      maximum: 0.25,
      default: 0,
      help: 'Premies voor overlijden en arbeidsongeschiktheid die de werkgever betaalt als percentage van de pensioengrondslag.',
    },
    {
      name: `${prefix}_risicopremie_salaris`,
      ...likeCurrent(prefix, 'risicopremie_salaris'),
      type: 'percentage',
      label: 'Risicopremies over het salaris',
      unit: '% van salaris',
      minimum: 0,
      maximum: 0.25,
      default: 0,
      help: 'Premies voor overlijden en arbeidsongeschiktheid die de werkgever betaalt. Een bedrag deelt u door de som van de salarissen naar deeltijd. Stijgt de premie met de leeftijd, vul dan de tabel op het blad Verfijning in.',
    },
    {
      name: `${prefix}_opslag_premie`,
      ...likeCurrent(prefix, 'opslag_premie'),
      type: 'percentage',
      label: 'Opslag op de premie',
      unit: '% van de premie',
      minimum: 0,
      maximum: 0.5,
      default: 0,
      help: 'Opslag boven op de pensioenpremie, bijvoorbeeld voor premievrijstelling bij arbeidsongeschiktheid en kosten.',
    },
    {
      name: `${prefix}_kosten_per_deelnemer`,
      ...likeCurrent(prefix, 'kosten_per_deelnemer'),
      type: 'amount',
      label: 'Kosten per deelnemer',
      unit: 'EUR per jaar',
      minimum: 0,
      maximum: 10_000,
      default: 0,
      help: 'Vaste uitvoeringskosten per deelnemer, op het niveau van de peildatum. Ze stijgen elk jaar met de prijsinflatie.',
    },
  ] as const;

const heading = {
  title: 'Risicopremies en kosten',
  lead: 'Wat betaalt de werkgever naast de pensioenpremie? Staat op de offerte of de factuur van de uitvoerder.',
} as const;

/** What the employer pays besides the premium of an average pay scheme. */
export const averagePayCostGroup = { ...heading, fields: costFields('huidig') } as const satisfies FieldGroup;

const entryCostField = <P extends SchemePrefix>(prefix: P) =>
  ({
    name: `${prefix}_kosten_op_inleg`,
    type: 'percentage',
    label: 'Kosten op de inleg',
    unit: '% van de premie',
    minimum: 0,
    maximum: 0.25,
    default: 0,
    help: 'Deel van de pensioenpremie dat de uitvoerder inhoudt en dat dus niet wordt belegd. Kosten van beleggen staan op het blad Verfijning.',
  }) as const;

/** What the employer pays besides the premium of a premium scheme, and what of that premium is not invested. */
export function costGroup<P extends SchemePrefix>(prefix: P) {
  return {
    ...heading,
    fields: [...costFields(prefix), { ...entryCostField(prefix), ...likeCurrentSince7(prefix, 'kosten_op_inleg') }],
  } as const satisfies FieldGroup;
}

/** The same of the new scheme after average pay, where nothing is invested now: an empty cell is 0. */
export const newCostGroup = {
  ...heading,
  fields: [...costFields('nieuw'), entryCostField('nieuw')],
} as const satisfies FieldGroup;
