import { nameOf } from '#output/alternatives/alternative-name.ts';
import { scenarioLooks } from '#output/alternatives/other-looks.ts';
import { type EffectFigures, scenarioKeys } from '#core/result/effects-result.ts';
import type { DossierInput } from '#core/dossier.ts';
import { amount } from '#office/document/dutch-format.ts';
import { scenarioNames } from '#output/words/effects/measures.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { pricesOf } from '#output/words/prices.ts';
import { emptyRow, headerRow, subtitleRow, titleRow, valueCell } from '#output/workbook/planned-cells.ts';
import type { CellContent, PlannedChart, PlannedRow, SheetPlan } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Pensions of a group in the three scenarios, and each as part of the current scheme's in the same scenario. */
function row(
  name: string,
  count: number,
  alternative: Alternative,
  figures: EffectFigures<number>,
  current: EffectFigures<number>,
): readonly CellContent[] {
  const own = scenarioKeys.map((scenario) => figures.pensions[scenario]);
  const ratios = scenarioKeys.map((scenario) => {
    const reference = current.pensions[scenario];
    return reference === 0 ? null : figures.pensions[scenario] / reference;
  });
  return [name, count, nameOf(alternative, 'short'), ...own, ...ratios];
}

function rows({ alternatives, cohorts, participantCount }: DossierResult) {
  const current = alternativeOf({ alternatives }, 'unchanged').effects;
  const ofAll = alternatives.map((alternative) =>
    row('Alle deelnemers', participantCount, alternative, alternative.effects.total, current.total),
  );
  const ofCohorts = cohorts.flatMap((cohort, index) =>
    alternatives.map((alternative) =>
      row(
        cohortName(cohort),
        cohort.count,
        alternative,
        alternative.effects.ageCohorts[index]!,
        current.ageCohorts[index]!,
      ),
    ),
  );
  return [...ofAll, ...ofCohorts];
}

function returnRows({ assumptions, effects }: DossierInput): readonly PlannedRow[] {
  const sets = { ...effects, expected: assumptions };
  const of = (label: string, part: 'equityReturn' | 'bondReturn' | 'conversionInterest'): PlannedRow => [
    { content: label, look: 'label' },
    ...scenarioKeys.map((key) => valueCell(sets[key][part], 'percentTwo')),
  ];
  return [
    emptyRow,
    headerRow(['Per jaar', ...scenarioKeys.map((key) => scenarioNames[key])], 1),
    of('Rendement aandelen', 'equityReturn'),
    of('Rendement obligaties', 'bondReturn'),
    of('Omrekenrente', 'conversionInterest'),
  ];
}

const chart = ({ alternatives }: DossierResult): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Som van de pensioenen in drie scenario’s',
  description: `Kolommen per alternatief in een pessimistisch, verwacht en optimistisch scenario. ${alternatives
    .map(
      (alternative) =>
        `${nameOf(alternative, 'short')}: ${scenarioKeys.map((scenario) => amount(alternative.effects.total.pensions[scenario])).join(', ')}`,
    )
    .join('; ')}.`,
  categoryTitle: 'Alternatief',
  valueTitle: 'Som van de pensioenen per jaar',
  valueFormat: 'euro',
  series: scenarioKeys.map((scenario, index) => ({
    name: scenarioNames[scenario],
    look: scenarioLooks[scenario],
    categoryColumn: 3,
    valueColumn: 4 + index,
    firstRow: 1,
    lastRow: alternatives.length,
  })),
  corner: { column: 11, row: 1 },
  size: { columns: 11, rows: 26 },
});

export function scenariosSheet({ dossier, result }: OutputContent): SheetPlan {
  return {
    name: "Scenario's",
    widths: [22, 14, 32, 20, 20, 20, 15, 15, 15, 4],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow("Scenario's"),
      subtitleRow(
        `Pensioen per jaar ${pricesOf(result)} bij drie sets van vaste rendementen: een illustratie, geen kansverdeling. De premies zijn in elk scenario de afgeronde premies.`,
      ),
      subtitleRow(
        'Verhouding: het nieuwe pensioen gedeeld door het pensioen van ongewijzigd in hetzelfde scenario; 100% is gelijk.',
      ),
      ...returnRows(dossier.input),
      emptyRow,
    ],
    table: {
      name: 'ResultaatScenarios',
      columns: [
        { header: 'Cohort', format: 'general' },
        { header: 'Aantal', format: 'count' },
        { header: 'Alternatief', format: 'general' },
        ...scenarioKeys.map((key) => ({
          header: `Pensioen ${scenarioNames[key].toLowerCase()}`,
          format: 'euro' as const,
        })),
        ...scenarioKeys.map((key) => ({
          header: `Verhouding ${scenarioNames[key].toLowerCase()}`,
          format: 'percent' as const,
        })),
      ],
      rows: rows(result),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: chart(result),
  };
}
