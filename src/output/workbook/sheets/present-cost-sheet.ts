import { negativeRows } from '#output/workbook/planned-cells.ts';
import { nameOf } from '#output/alternatives/alternative-name.ts';
import type { DossierResult } from '#core/result/result.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { countsEntrants } from '#output/words/conclusions/conditions.ts';
import { columnReference } from '#output/workbook/column-reference.ts';
import { compensationCell } from '#output/workbook/compensation-cell.ts';
import { noCompensationBesideScale } from '#output/words/verdict/chapter-6b.ts';
import { emptyRow, subtitleRow, titleRow, valueCell } from '#output/workbook/planned-cells.ts';
import type { CellContent, PlannedCell, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** Discounted cost without and with compensation. */
interface PresentCost {
  readonly alternative: Alternative;
  readonly cost: number;
  readonly compensation: PlannedCell | CellContent;
  readonly together: number;
}

/** In the order of the answers on Samenvatting. */
const presentCosts = ({ alternatives, compensation: asked }: DossierResult): readonly PresentCost[] =>
  alternatives.map((alternative) => ({
    alternative,
    cost: alternative.sort === 'unchanged' ? alternative.cost : alternative.existingCost,
    compensation: compensationCell(alternative, asked, ({ horizonCost }) => horizonCost),
    together:
      alternative.sort === 'unchanged'
        ? alternative.cost
        : (alternative.compensation?.costIncluding ?? alternative.existingCost),
  }));

/** The cost of an alternative, added up again from its cohorts; `cohorts` is their sheet. */
function sumOverCohorts(cohorts: SheetPlan, name: string): string {
  const column = (wanted: string): string =>
    columnReference(cohorts, (cohorts.table?.columns.findIndex(({ header }) => header === wanted) ?? 0) + 1);
  return `SUMIFS(${column('Werkgeverslast')},${column('Alternatief')},"${name}")`;
}

function row(
  { alternative, cost, compensation, together }: PresentCost,
  unchanged: number,
  cohorts: SheetPlan,
): TableRow {
  const name = nameOf(alternative, 'short');
  return [
    name,
    { ...valueCell(cost, 'euro'), formula: sumOverCohorts(cohorts, name) },
    alternative.sort === 'unchanged' ? null : cost - unchanged,
    compensation,
    together,
    alternative.sort === 'unchanged' ? null : together - unchanged,
  ];
}

/** Where the discounted costs of Samenvatting come from. */
export const presentCostSheet = ({ dossier, result }: OutputContent, cohorts: SheetPlan): SheetPlan => ({
  name: 'Contante lasten',
  widths: [36, 20, 24, 20, 20, 20],
  orientation: 'portrait',
  frozenColumns: 0,
  rows: [
    titleRow('Contante lasten'),
    subtitleRow(
      `Werkgeverslast ${horizonPhrase(dossier.input.goal.horizon)}, contant op de transitiedatum, bij de afgeronde premie.`,
    ),
    subtitleRow('De werkgeverslast is een formule: de som van de cohorten op Cohorten. Compensatie komt daar bovenop.'),
    ...(premiumAlternatives(result).some(countsEntrants)
      ? [subtitleRow('Alle bedragen hier zijn van de bestaande deelnemers, zonder nieuwe medewerkers.')]
      : []),
    ...negativeRows(
      result,
      presentCosts(result).map(({ cost }) => cost),
    ),
    ...(result.compensation === null ? [] : noCompensationBesideScale(result).map(subtitleRow)),
    emptyRow,
  ],
  table: {
    name: 'ResultaatContanteLasten',
    columns: [
      { header: 'Alternatief', format: 'general' },
      { header: 'Werkgeverslast', format: 'euro' },
      { header: 'Verschil werkgeverslast', format: 'euroDifference' },
      { header: 'Compensatie', format: 'euro' },
      { header: 'Samen', format: 'euro' },
      { header: 'Verschil samen', format: 'euroDifference' },
    ],
    rows: presentCosts(result).map((cost) => row(cost, alternativeOf(result, 'unchanged').cost, cohorts)),
    isStreamed: false,
  },
  rowsBelow: [],
  chart: null,
});
