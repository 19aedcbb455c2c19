import { type EffectFigures, type EffectsResult, scenarioKeys } from '#core/effects-result.ts';
import type { DossierInput } from '#core/dossier.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { scenarioNames } from '#contract/terms/effects.ts';
import { cohortName } from '#documents/excel/output/cohort-name.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, headerRow, subtitleRow, titleRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import { shownAlternatives, type ShownKey } from '#contract/terms/shown-alternatives.ts';
import type { CellContent, PlannedChart, PlannedRow, SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

type Figures = EffectsResult['total'];

/** Pensions of a group in the three scenarios, and each as part of the current scheme's in the same scenario. */
function row(name: string, count: number, key: ShownKey, figures: Figures): readonly CellContent[] {
  const pensions = (of: EffectFigures<number> | undefined) =>
    scenarioKeys.map((scenario) => of?.pensions[scenario] ?? 0);
  const [own, current] = [pensions(figures[key]), pensions(figures.unchanged)];
  const ratios = own.map((pension, index) => (current[index] ? pension / current[index] : null));
  return [name, count, alternativeNames[key].short, ...own, ...ratios];
}

function rows({ total, ageCohorts }: EffectsResult, count: number, keys: readonly ShownKey[]) {
  const ofAll = keys.map((key) => row('Alle deelnemers', count, key, total));
  const ofCohorts = ageCohorts.flatMap((cohort) =>
    keys.map((key) => row(cohortName(cohort), cohort.count, key, cohort.figures)),
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

const chart = ({ total }: EffectsResult, keys: readonly ShownKey[], colours: Palette): PlannedChart => ({
  kind: 'column',
  hasMarkers: false,
  title: 'Som van de pensioenen in drie scenario’s',
  description: `Kolommen per alternatief in een pessimistisch, verwacht en optimistisch scenario. ${keys
    .map(
      (key) =>
        `${alternativeNames[key].short}: ${scenarioKeys.map((scenario) => amount(total[key]?.pensions[scenario] ?? 0)).join(', ')}`,
    )
    .join('; ')}.`,
  categoryTitle: 'Alternatief',
  valueTitle: 'Som van de pensioenen per jaar',
  valueFormat: 'euro',
  series: scenarioKeys.map((scenario, index) => ({
    name: scenarioNames[scenario],
    colour:
      [colours.alternatives.profitNeutralFlat, colours.alternatives.unchanged, colours.alternatives.budgetNeutralFlat][
        index
      ] ?? colours.ink,
    dash: 'solid',
    categoryColumn: 3,
    valueColumn: 4 + index,
    firstRow: 1,
    lastRow: keys.length,
  })),
  corner: { column: 11, row: 1 },
  size: { columns: 11, rows: 26 },
});

export function scenariosSheet({ dossier, result }: OutputContent, colours: Palette): SheetPlan {
  const keys = shownAlternatives(result).map(({ key }) => key);
  return {
    name: "Scenario's",
    widths: [22, 14, 32, 20, 20, 20, 15, 15, 15, 4],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow("Scenario's"),
      subtitleRow(
        'Pensioen per jaar in geld van de peildatum bij drie sets van vaste rendementen. De premies zijn in elk scenario de praktische premies.',
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
          format: 'euroCents' as const,
        })),
        ...scenarioKeys.map((key) => ({
          header: `Verhouding ${scenarioNames[key].toLowerCase()}`,
          format: 'percent' as const,
        })),
      ],
      rows: rows(result.effects, result.participantCount, keys),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: chart(result.effects, keys, colours),
  };
}
