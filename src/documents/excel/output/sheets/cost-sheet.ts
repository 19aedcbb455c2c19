import type { CostYear, DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { laterCompensationSentence } from '#documents/excel/output/compensation-sentences.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownAlternatives, type ShownAlternative } from '#contract/terms/shown-alternatives.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const rows = (alternatives: readonly ShownAlternative[], years: readonly CostYear[]): readonly TableRow[] =>
  alternatives.flatMap(({ key, yearlyCost, compensation }) =>
    years.map(({ year }, index) => {
      const cost = yearlyCost[index] ?? 0;
      const compensated = compensation?.years[index]?.cost ?? 0;
      return [year, alternativeNames[key].short, cost, compensated, cost + compensated];
    }),
  );

/** The rows stand per alternative, so that each line of the chart is one range. */
const series = ({ key }: ShownAlternative, index: number, years: number, colours: Palette) => ({
  name: alternativeNames[key].short,
  colour: colours.alternatives[key],
  dash: seriesDashes[key],
  categoryColumn: 1,
  valueColumn: 5,
  firstRow: index * years + 1,
  lastRow: (index + 1) * years,
});

function description(alternatives: readonly ShownAlternative[], years: readonly CostYear[]): string {
  const first = years[0];
  if (!first) return 'Er zijn geen jaren om te tonen.';
  const costs = alternatives.map(
    ({ key, yearlyCost, compensation }) =>
      `${alternativeNames[key].short} ${amount((yearlyCost[0] ?? 0) + (compensation?.years[0]?.cost ?? 0))}`,
  );
  return `Lijnen per alternatief van ${first.year} tot en met ${years.at(-1)?.year ?? first.year}. In ${first.year}: ${costs.join('; ')}.`;
}

function chart({ costYears, compensation }: DossierResult, shown: readonly ShownAlternative[], colours: Palette) {
  const title = compensation === null ? 'Werkgeverslast per jaar' : 'Werkgeverslast per jaar, met compensatie';
  return {
    kind: 'line',
    hasMarkers: false,
    title,
    description: description(shown, costYears),
    categoryTitle: 'Jaar',
    valueTitle: title,
    valueFormat: 'euro',
    series: shown.map((alternative, index) => series(alternative, index, costYears.length, colours)),
    corner: { column: 7, row: 1 },
    size: { columns: 10, rows: 26 },
  } satisfies PlannedChart;
}

export function costSheet({ result }: OutputContent, colours: Palette): SheetPlan {
  const later = laterCompensationSentence(result);
  const shown = shownAlternatives(result);
  return {
    name: 'Lasten per jaar',
    widths: [10, 32, 20, 18, 20, 4],
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [
      titleRow('Lasten per jaar'),
      subtitleRow(
        'Werkgeverslast van de huidige deelnemers (gesloten groep), bij de praktische premie, niet verdisconteerd.',
      ),
      subtitleRow(
        'Een jaar loopt vanaf de transitiedatum twaalf maanden door en heet naar het kalenderjaar van zijn eerste maand.',
      ),
      ...(later === null ? [] : [subtitleRow(later)]),
      emptyRow,
    ],
    table: {
      name: 'ResultaatLasten',
      columns: [
        { header: 'Jaar', format: 'year' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Werkgeverslast', format: 'euroCents' },
        { header: 'Compensatie', format: 'euroCents' },
        { header: 'Totaal', format: 'euroCents' },
      ],
      rows: rows(shown, result.costYears),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: result.costYears.length > 0 ? chart(result, shown, colours) : null,
  };
}
