import type { FieldGroup } from '#input/fields/field.ts';
import { zeroCurveNames } from '#core/curve/curve-names.ts';

type Scenario = 'pessimistisch' | 'optimistisch';

const side = { pessimistisch: 'slechter', optimistisch: 'beter' } as const;

/** A return in a scenario: worse and better than any that may be expected. */
const returnField = { type: 'percentage', unit: '% per jaar', minimum: -0.1, maximum: 0.3 } as const;

/** Fixed returns and conversion interest of a scenario beside the expected one. */
export function scenarioGroup<S extends Scenario>(
  scenario: S,
  usual: { readonly equity: number; readonly bonds: number; readonly conversion: number },
) {
  return {
    title: `Scenario ${scenario}`,
    lead: `Rendementen en rente als het ${side[scenario]} gaat dan verwacht.`,
    fields: [
      {
        name: `rendement_aandelen_${scenario}`,
        ...returnField,
        label: `Aandelen ${scenario}`,
        default: usual.equity,
        help: `Bruto rendement op het zakelijke deel van de lifecycle in het scenario ${scenario}.`,
      },
      {
        name: `rendement_obligaties_${scenario}`,
        ...returnField,
        label: `Obligaties ${scenario}`,
        default: usual.bonds,
        help: `Bruto rendement op het vastrentende deel van de lifecycle in het scenario ${scenario}.`,
      },
      {
        name: `omrekenrente_${scenario}`,
        type: 'percentage',
        label: `Omrekenrente ${scenario}`,
        unit: '%',
        minimum: -0.02,
        maximum: 0.12,
        default: usual.conversion,
        help: `Rente waarmee het kapitaal in het scenario ${scenario} wordt omgerekend naar pensioen.`,
      },
    ],
  } as const satisfies FieldGroup;
}

/** How scenarios are made and at which interest future amounts are valued. */
export const valuationGroup = {
  title: "Scenario's en marktwaarde",
  lead: "Hoe uitkomsten in drie scenario's en de marktwaarde worden bepaald.",
  fields: [
    {
      name: 'scenario_methode',
      type: 'choice',
      label: "Methode scenario's",
      choices: [{ text: 'vaste rendementen', value: 'fixedReturns' }],
      default: 'fixedReturns',
      help: "De scenario's rekenen met vaste rendementen: de percentages hieronder.",
    },
    {
      name: 'disconteringscurve',
      type: 'choice',
      label: 'Disconteringscurve',
      choices: [
        { text: 'vast', value: 'fixed' },
        ...zeroCurveNames.map((name) => ({ text: `curve ${name}`, value: name })),
      ],
      default: 'fixed',
      help: 'Waardeert bruto en netto profijt. Vast: de risicovrije rente voor elke looptijd. Curve: een nominale rentecurve per looptijd.',
    },
  ],
} as const satisfies FieldGroup;
