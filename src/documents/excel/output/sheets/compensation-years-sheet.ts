import type { CompensationResult } from '#core/compensation-result.ts';
import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownVariants } from '#contract/terms/shown-alternatives.ts';
import type { PlannedChart, PlannedTable, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

/** Years of one alternative with the place of its first row in the table. */
interface YearBlock {
  readonly key: VariantKey;
  readonly first: number;
  readonly rows: readonly TableRow[];
  readonly total: number;
}

function yearBlocks(keys: readonly VariantKey[], { variants }: CompensationResult): readonly YearBlock[] {
  let first = 1;
  return keys.map((key) => {
    const rows = (variants[key]?.years ?? []).map(({ year, premium, salary, cost }): TableRow => [
      year,
      alternativeNames[key].short,
      premium,
      salary,
      cost,
    ]);
    const block = { key, first, rows, total: variants[key]?.totalCost ?? 0 };
    first += rows.length;
    return block;
  });
}

const table = (blocks: readonly YearBlock[]): PlannedTable => ({
  name: 'ResultaatCompensatieJaren',
  columns: [
    { header: 'Jaar', format: 'year' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Als premie', format: 'euroCents' },
    { header: 'Als salaris (bruto)', format: 'euroCents' },
    { header: 'Kosten werkgever', format: 'euroCents' },
  ],
  rows: blocks.flatMap(({ rows }) => rows),
  isStreamed: false,
});

function chart(blocks: readonly YearBlock[], colours: Palette): PlannedChart | null {
  const drawn = blocks.filter(({ rows }) => rows.length > 0);
  if (drawn.length === 0) return null;
  return {
    kind: 'line',
    hasMarkers: true,
    title: 'Compensatie per jaar',
    description: `Lijnen per alternatief. In totaal: ${drawn.map(({ key, total }) => `${alternativeNames[key].short} ${amount(total)}`).join('; ')}.`,
    categoryTitle: 'Jaar',
    valueTitle: 'Kosten voor de werkgever',
    valueFormat: 'euro',
    series: drawn.map(({ key, first, rows }) => ({
      name: alternativeNames[key].short,
      colour: colours.alternatives[key],
      dash: seriesDashes[key],
      categoryColumn: 1,
      valueColumn: 5,
      firstRow: first,
      lastRow: first + rows.length - 1,
    })),
    corner: { column: 7, row: 1 },
    size: { columns: 10, rows: 26 },
  };
}

export function compensationYearsSheet({ result }: OutputContent, colours: Palette): SheetPlan {
  const { compensation } = result;
  const keys = shownVariants(result).map(({ key }) => key);
  const blocks = compensation === null ? [] : yearBlocks(keys, compensation);
  return {
    name: 'Compensatie per jaar',
    widths: [12, 34, 20, 22, 22, 4],
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [
      titleRow('Compensatie per jaar'),
      subtitleRow(
        'Wat compensatie elk jaar kost, niet verdisconteerd. Bedragen in euro per jaar, samen voor de groep.',
      ),
      subtitleRow('Kosten werkgever: de premie en het bruto salaris met de opslag op salaris.'),
      emptyRow,
    ],
    table: compensation === null ? null : table(blocks),
    rowsBelow: [],
    chart: chart(blocks, colours),
  };
}
