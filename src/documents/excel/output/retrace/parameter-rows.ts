import type { AveragePayDossierInput, DossierInput } from '#core/dossier.ts';
import { scenarioKeys } from '#core/effects-result.ts';
import { scenarioNames } from '#contract/terms/effects.ts';
import { emptyRow, headingRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import { explained, explainedHeader, explainedValue } from '#documents/excel/output/retrace/explained-row.ts';
import type { Retrace } from '#documents/excel/output/retrace/retrace.ts';
import { schemeRows } from '#documents/excel/output/retrace/scheme-parameters.ts';
import { tariffKind } from '#documents/excel/output/retrace/tariff-table.ts';
import type { PlannedCell, PlannedRow } from '#documents/excel/output/sheet-plan.ts';

/** The parameters of the dossier as they are calculated with, each in a cell with a name. */

function averagePayRows(retrace: Retrace, input: AveragePayDossierInput): readonly PlannedRow[] {
  const { current } = input;
  const counted =
    input.kind === 'ambitionDbToDc'
      ? input.ambition
      : { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  const percentage = 'percentEntered';
  const tariff = tariffKind(retrace);
  return [
    headingRow('Parameters: middelloon'),
    explainedHeader('Parameter', 'Waarde'),
    explainedValue(
      'Opbouw die als pensioen telt',
      counted.accrualRate,
      percentage,
      'gerekend_opbouwpercentage',
      input.kind === 'dbToDc' ? 'de toegezegde opbouw' : 'de opbouw van de ambitie',
    ),
    explainedValue(
      'Toeslag die als pensioen telt',
      counted.indexation,
      percentage,
      'gerekende_toeslag',
      'op elke 1 januari zolang de regeling doorloopt',
    ),
    explainedValue(
      'Indexatie inactieven',
      current.inactiveIndexation,
      percentage,
      'huidig_indexatie_inactieven',
      'op elke 1 januari na de transitie',
    ),
    ...(tariff === 'none'
      ? [
          explainedValue(
            'Betaalde premie',
            current.paidPremium,
            percentage,
            'huidig_betaalde_premie',
            'deel van de grondslag',
          ),
        ]
      : [
          explainedValue(
            'Kostenopslag op het tarief',
            current.tariff.costLoading,
            percentage,
            'tarief_kostenopslag',
            'op elke koopsom',
          ),
        ]),
    explainedValue(
      'Opbouwpercentage',
      current.accrualRate,
      percentage,
      'huidig_opbouwpercentage',
      'waarvoor in de huidige regeling wordt betaald',
    ),
    explainedValue(
      'Indexatie actieven',
      current.activeIndexation,
      percentage,
      'huidig_indexatie_actieven',
      'waarvoor in de huidige regeling wordt betaald als de werkgever haar koopt',
    ),
    emptyRow,
  ];
}

const horizonMonths = ({ goal: { horizon } }: DossierInput): number =>
  horizon.kind === 'years' ? 12 * horizon.years : 12 * 200;

function scenarioRow(
  input: DossierInput,
  label: string,
  name: string,
  key: 'equityReturn' | 'bondReturn' | 'conversionInterest',
  firstRow: number,
): PlannedRow {
  const { assumptions, effects } = input;
  const values = {
    pessimistic: effects.pessimistic[key],
    expected: assumptions[key],
    optimistic: effects.optimistic[key],
  };
  const chosen: PlannedCell = {
    ...valueCell(null, 'percentEntered', name),
    formula: `INDEX(C${firstRow}:E${firstRow},1,scenario_nummer)`,
  };
  return explained(
    label,
    [chosen, ...scenarioKeys.map((scenario) => valueCell(values[scenario], 'percentEntered'))],
    `${name}: die van het gekozen scenario`,
  );
}

/** `start` is the sheet's row of the first of these rows. */
function assumptionRows(input: DossierInput, start: number): readonly PlannedRow[] {
  const { assumptions } = input;
  const percentage = 'percentEntered';
  return [
    headingRow('Parameters: aannames'),
    explainedHeader('Parameter', 'Waarde', ...scenarioKeys.map((key) => scenarioNames[key])),
    scenarioRow(input, 'Rendement aandelen', 'rendement_aandelen', 'equityReturn', start + 2),
    scenarioRow(input, 'Rendement obligaties', 'rendement_obligaties', 'bondReturn', start + 3),
    scenarioRow(input, 'Omrekenrente', 'omrekenrente', 'conversionInterest', start + 4),
    explainedValue(
      'Beleggingskosten',
      assumptions.investmentCost,
      percentage,
      'beleggingskosten',
      'per jaar, van het rendement af',
    ),
    explainedValue('Loonstijging', assumptions.wageGrowth, percentage, 'loonstijging', 'op elke 1 januari'),
    explainedValue(
      'Franchisestijging',
      assumptions.offsetGrowth,
      percentage,
      'franchisestijging',
      'op elke 1 januari, ook van het maximumsalaris',
    ),
    explainedValue('Prijsinflatie', assumptions.priceInflation, percentage, 'prijsinflatie', 'per jaar'),
    explainedValue(
      'Partnerpensioen na pensioendatum',
      assumptions.partnerFraction,
      percentage,
      'partnerpensioen_na_pensioendatum',
      'deel van het ouderdomspensioen',
    ),
    explainedValue('Ervaringsfactor', assumptions.mortalityFactor, 'decimal', 'ervaringsfactor', 'op elke sterftekans'),
    explainedValue(
      'Disconteringsvoet',
      assumptions.discountRate,
      percentage,
      'disconteringsvoet',
      'voor de contante werkgeverslast',
    ),
    explainedValue(
      'Horizon in maanden',
      horizonMonths(input),
      'year',
      'horizon_maanden',
      input.goal.horizon.kind === 'years' ? 'waarover de werkgeverslast wordt opgeteld' : 'tot de pensioendatum',
    ),
    emptyRow,
  ];
}

/** All parameters that formulas call; `start` is the sheet's row of the first. */
export function parameterRows(retrace: Retrace, start: number): readonly PlannedRow[] {
  const { input } = retrace.content.dossier;
  const rows = [...assumptionRows(input, start), ...schemeRows(input)];
  return input.kind === 'dcToDc' ? rows : [...rows, ...averagePayRows(retrace, input)];
}
