import { choiceLimits } from '#core/choice-limits.ts';
import type { FieldGroup } from '#input/fields/field.ts';
import { likeCurrent, type SchemePrefix } from '#input/fields/scheme-fields.ts';
import type { EmployeeContribution } from '#core/dossier.ts';

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
      help: 'Premies voor overlijden en arbeidsongeschiktheid die de werkgever betaalt als percentage van het salaris (naar deeltijd).',
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

/** What the employer pays besides the premium of a premium scheme, and what of that premium is not invested. */
export function costGroup<P extends SchemePrefix>(prefix: P) {
  return {
    ...heading,
    fields: [
      ...costFields(prefix),
      {
        name: `${prefix}_kosten_op_inleg`,
        type: 'percentage',
        label: 'Kosten op de inleg',
        unit: '% van de premie',
        minimum: 0,
        maximum: 0.25,
        default: 0,
        help: 'Deel van de pensioenpremie dat de uitvoerder inhoudt en dat dus niet wordt belegd.',
      },
    ],
  } as const satisfies FieldGroup;
}
