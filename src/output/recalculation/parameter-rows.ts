import type { AveragePayDossierInput, DossierInput } from '#core/dossier/dossier.ts';
import { currentProduct, productsOf } from '#core/projection/products.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { emptyRow, headingRow } from '#output/model/planned-cells.ts';
import { explainedHeader, explainedValue } from '#output/recalculation/explained-row.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import { schemeRows } from '#output/recalculation/scheme-parameters.ts';
import { tariffKind } from '#output/recalculation/tariff-table.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** The parameters of the dossier as they are calculated with, each in a cell with a name. */

/** Cost parameters of the current scheme: the premium that is paid, or the loadings on a single premium. */
const costRow = (current: AveragePayDossierInput['current'], tariff: ReturnType<typeof tariffKind>): PlannedRow =>
  tariff === 'none'
    ? explainedValue(
        'Betaalde premie',
        current.paidPremium,
        'percentEntered',
        'huidig_betaalde_premie',
        'deel van de grondslag',
      )
    : explainedValue(
        'Kostenopslag op het tarief',
        current.tariff.costLoading,
        'percentEntered',
        'tarief_kostenopslag',
        'op elke koopsom',
      );

function averagePayRows(recalculation: Recalculation, input: AveragePayDossierInput): readonly PlannedRow[] {
  const { current } = input;
  const counted =
    input.reference === 'ambition'
      ? input.ambition
      : { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  const percentage = 'percentEntered';
  return [
    headingRow('Parameters: middelloon'),
    explainedHeader('Parameter', 'Waarde'),
    explainedValue(
      'Opbouw die als pensioen telt',
      counted.accrualRate,
      percentage,
      'gerekend_opbouwpercentage',
      input.reference === 'ambition' ? 'de opbouw van de ambitie' : 'de toegezegde opbouw',
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
    costRow(current, tariffKind(recalculation)),
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

/** Of the product of the current scheme, where it is another one. */
const currentCostRows = (input: DossierInput): readonly PlannedRow[] =>
  productsOf(input) === 'one'
    ? []
    : [
        explainedValue(
          'Beleggingskosten huidige regeling',
          currentProduct(input).investmentCost,
          'percentEntered',
          'huidig_beleggingskosten',
          'per jaar, van het rendement af',
        ),
      ];

function assumptionRows(input: DossierInput): readonly PlannedRow[] {
  const { assumptions } = input;
  const percentage = 'percentEntered';
  return [
    headingRow('Parameters: aannames'),
    explainedHeader('Parameter', 'Waarde'),
    explainedValue('Rendement aandelen', assumptions.equityReturn, percentage, 'rendement_aandelen', 'per jaar'),
    explainedValue('Rendement obligaties', assumptions.bondReturn, percentage, 'rendement_obligaties', 'per jaar'),
    explainedValue('Omrekenrente', assumptions.conversionInterest, percentage, 'omrekenrente', 'per jaar'),
    explainedValue(
      'Beleggingskosten',
      assumptions.investmentCost,
      percentage,
      'beleggingskosten',
      'per jaar, van het rendement af',
    ),
    ...currentCostRows(input),
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

/** All parameters that formulas call. */
export function parameterRows(recalculation: Recalculation): readonly PlannedRow[] {
  const { input } = recalculation.content.dossier;
  const rows = [...assumptionRows(input), ...schemeRows(input)];
  return isAveragePay(input) ? [...rows, ...averagePayRows(recalculation, input)] : rows;
}
