import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { Choice, FieldGroup } from '#input/fields/field.ts';
import type { GoalGroup, ProfitMeasure } from '#core/dossier/goal.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { oneOffField } from '#input/fields/one-off-fields.ts';
import { yesNo } from '#input/fields/choice-words.ts';

interface MeasureChoice extends Choice {
  readonly value: ProfitMeasure;
}

/** Measures of equal pension from average pay, which has no premium per person to compare. */
const averagePayMeasures = [
  { text: 'totaal pensioen', value: 'totalPension' },
  { text: 'gemiddelde per deelnemer', value: 'averagePerParticipant' },
] as const satisfies readonly MeasureChoice[];

/** The same from a premium scheme. */
const premiumMeasures = [
  ...averagePayMeasures,
  { text: 'waarde van de premies', value: 'premiumValue' },
] as const satisfies readonly MeasureChoice[];

const bases = [
  { text: 'verwacht', value: 'expected' },
  { text: 'risicovrij', value: 'riskFree' },
] as const satisfies readonly { text: string; value: ProfitBasis }[];

const groups = [
  { text: 'bestaande deelnemers', value: 'existing' },
  { text: 'met nieuwe deelnemers', value: 'withEntrants' },
] as const satisfies readonly { text: string; value: GoalGroup }[];

const basisHelp =
  'Vergelijkt pensioenen op verwachte rendementen, of alsof alles tegen de risicovrije rente groeit. Risicovrij past bij gegarandeerd pensioen: dat wordt zo niet met verwacht pensioen vergeleken.';

/** Over which period and for whom cost stays equal. */
const horizonFields = [
  {
    name: 'doel_horizon',
    type: 'choice',
    label: 'Horizon van de werkgeverslast',
    choices: [
      { text: 'eerste jaar', value: 'firstYear' },
      { text: 'aantal jaren', value: 'years' },
      { text: 'tot pensioendatum', value: 'pensionDate' },
    ],
    default: 'years',
    help: 'Periode vanaf de transitiedatum waarover de werkgeverslast gelijk moet blijven.',
  },
  {
    name: 'doel_horizon_jaren',
    neededWhen: [{ field: 'doel_horizon', is: ['years'] }],
    type: 'whole',
    label: 'Aantal jaren van de horizon',
    unit: 'jaar',
    ...choiceLimits.horizonYears,
    default: 5,
    laterDefault: { sinceVersion: 7, default: 10 },
    help: 'Alleen gebruikt als de horizon een aantal jaren is.',
  },
  {
    name: 'doel_groep',
    type: 'choice',
    label: 'Groep voor gelijke werkgeverslast',
    choices: groups,
    default: 'existing',
    laterDefault: { sinceVersion: 7, default: 'withEntrants' },
    help: 'Voor wie de werkgeverslast gelijk moet blijven. Met nieuwe deelnemers telt ook wie later in dienst komt; de horizon is dan ten hoogste 30 jaar.',
  },
] as const;

/** Within which limits, and how premiums are rounded. */
const limitFields = [
  {
    name: 'fiscale_begrenzing',
    type: 'choice',
    label: 'Fiscale begrenzing toepassen',
    choices: yesNo,
    default: 'yes',
    lawCheck: 'premiumLimit',
    help: 'Bij ja blijven de berekende premies binnen de fiscale maxima. De toets aan de wet staat er altijd.',
  },
  {
    name: 'afronding',
    type: 'percentage',
    label: 'Afronding van premies',
    unit: 'procentpunt',
    ...choiceLimits.rounding,
    default: 0.001,
    help: 'Stap waarop de premiepercentages worden afgerond. De gangbare stap is 0,1 procentpunt.',
  },
] as const;

const goalGroup = <const M extends readonly MeasureChoice[]>(
  measures: M,
  measureHelp: string,
  usualBasis: ProfitBasis,
) =>
  ({
    title: 'Doel van de berekening',
    lead: 'Wat moet gelijk blijven, over welke periode en voor wie?',
    fields: [
      ...horizonFields,
      {
        name: 'doel_maat',
        type: 'choice',
        label: 'Maat voor gelijk pensioen',
        choices: measures,
        default: 'totalPension',
        help: measureHelp,
      },
      {
        name: 'profijt_basis',
        type: 'choice',
        label: 'Basis voor gelijk pensioen',
        choices: bases,
        default: usualBasis,
        help: basisHelp,
      },
      oneOffField,
      ...limitFields,
    ],
  }) as const satisfies FieldGroup;

const pensionMeasuresHelp =
  'Totaal: de som van alle pensioenen blijft gelijk. Gemiddelde: het gemiddelde van de verhouding nieuw tot huidig per deelnemer blijft gelijk.';

/** The goal from a premium scheme. */
export const premiumGoalGroup = goalGroup(
  premiumMeasures,
  `${pensionMeasuresHelp} Waarde van de premies: de contante waarde van alle premies tot de pensioendatum blijft gelijk (bruto profijt).`,
  'expected',
);

/** The goal from average pay: what is guaranteed is compared free of risk. */
export const averagePayGoalGroup = goalGroup(averagePayMeasures, pensionMeasuresHelp, 'riskFree');
