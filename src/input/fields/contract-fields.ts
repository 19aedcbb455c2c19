import type { Choice, FieldGroup } from '#input/fields/field.ts';
import type { NewContract, ShapeSource } from '#core/dossier/dossier.ts';

const contractChoices = [
  { text: 'flexibele premieregeling', value: 'flexible' },
  { text: 'flexibele premieregeling met risicodelingsreserve', value: 'flexibleWithReserve' },
  { text: 'premie-uitkeringsovereenkomst', value: 'premiumBenefit' },
  { text: 'solidaire premieregeling', value: 'solidary' },
] as const satisfies readonly { text: string; value: NewContract }[];

interface ShapeChoice extends Choice {
  readonly value: ShapeSource;
}

const fiscalMaximum = { text: 'fiscaal maximum', value: 'fiscalMaximum' } as const satisfies ShapeChoice;
const ownScale = { text: 'eigen staffel', value: 'ownScale' } as const satisfies ShapeChoice;

/** Shapes of the progressive answers from a premium scheme. */
export const premiumShapes = [
  { text: 'huidige staffel', value: 'currentScale' },
  fiscalMaximum,
  ownScale,
] as const satisfies readonly ShapeChoice[];

/** Shapes of the progressive answers from an average pay scheme, which has no scale of its own. */
export const averagePayShapes = [
  fiscalMaximum,
  { text: 'ambitie', value: 'ambition' },
  ownScale,
] as const satisfies readonly ShapeChoice[];

/** The kind of new contract and the shape of the progressive answers. */
export function newContractGroup<const C extends readonly ShapeChoice[]>(shapes: C, usual: C[number]['value']) {
  return {
    title: 'Contract en staffelvorm',
    lead: 'Welk contract wil de werkgever?',
    fields: [
      {
        name: 'nieuw_contract',
        type: 'choice',
        label: 'Soort contract',
        choices: contractChoices,
        default: 'flexible',
        help: 'Soort premieovereenkomst van de nieuwe regeling. Solidair is alleen een vlakke premie mogelijk.',
      },
      {
        name: 'nieuw_staffelvorm',
        type: 'choice',
        label: 'Vorm van de progressieve staffel',
        choices: shapes,
        default: usual,
        help: 'De progressieve alternatieven houden de verhoudingen van deze staffel, tot waar het fiscale maximum een klasse begrenst. Vul bij eigen staffel ook de tabel met de eigen vorm in.',
      },
    ],
  } as const satisfies FieldGroup;
}
