import type { AlternativeKey, CostYear } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { alternativeKeys, seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const rows = (years: readonly CostYear[]): readonly TableRow[] =>
  alternativeKeys.flatMap((key) => years.map(({ year, cost }) => [year, alternativeNames[key].short, cost[key]]));

/** The rows stand per alternative, so that each line of the chart is one range. */
const series = (key: AlternativeKey, index: number, years: number, colours: Palette) => ({
  name: alternativeNames[key].short,
  colour: colours.alternatives[key],
  dash: seriesDashes[key],
  categoryColumn: 1,
  valueColumn: 3,
  firstRow: index * years + 1,
  lastRow: (index + 1) * years,
});

function description(years: readonly CostYear[]): string {
  const first = years[0];
  if (!first) return 'Er zijn geen jaren om te tonen.';
  const costs = alternativeKeys.map((key) => `${alternativeNames[key].short} ${amount(first.cost[key])}`);
  return `Lijnen per alternatief van ${first.year} tot en met ${years.at(-1)?.year ?? first.year}. In ${first.year}: ${costs.join('; ')}.`;
}

const chart = (years: readonly CostYear[], colours: Palette): PlannedChart => ({
  kind: 'line',
  hasMarkers: false,
  title: 'Werkgeverslast per jaar',
  description: description(years),
  categoryTitle: 'Jaar',
  valueTitle: 'Werkgeverslast per jaar',
  valueFormat: 'euro',
  series: alternativeKeys.map((key, index) => series(key, index, years.length, colours)),
  corner: { column: 5, row: 1 },
  size: { columns: 10, rows: 26 },
});

export const costSheet = ({ result }: OutputContent, colours: Palette): SheetPlan => ({
  name: 'Lasten per jaar',
  widths: [10, 32, 20, 4],
  orientation: 'landscape',
  pagesWide: 1,
  frozenColumns: 0,
  rows: [
    titleRow('Lasten per jaar'),
    subtitleRow(
      'Werkgeverslast van de huidige deelnemers (gesloten groep), bij de praktische premie, niet verdisconteerd.',
    ),
    subtitleRow(
      'Een jaar loopt vanaf de transitiedatum twaalf maanden door en heet naar het kalenderjaar van zijn eerste maand.',
    ),
    emptyRow,
  ],
  table: {
    name: 'ResultaatLasten',
    columns: [
      { header: 'Jaar', format: 'year' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Werkgeverslast', format: 'euroCents' },
    ],
    rows: rows(result.costYears),
    isStreamed: false,
  },
  rowsBelow: [],
  chart: result.costYears.length > 0 ? chart(result.costYears, colours) : null,
});
