import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameOf } from '#output/alternatives/alternative-name.ts';
import { amount } from '#office/document/dutch-format.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedChart, PlannedTable, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { PremiumKey } from '#core/result/alternative-key.ts';

/** Years of one alternative with the place of its first row in the table. */
interface YearBlock {
  readonly key: PremiumKey;
  readonly first: number;
  readonly rows: readonly TableRow[];
  readonly total: number;
  readonly name: string;
}

function yearBlocks(alternatives: readonly PremiumAlternative[]): readonly YearBlock[] {
  let first = 1;
  return alternatives.flatMap((alternative) => {
    const { key, compensation } = alternative;
    const name = nameOf(alternative, 'short');
    if (compensation === null) return [];
    const rows = compensation.years.map(({ year, premium, salary, cost }): TableRow => [
      year,
      name,
      premium,
      salary,
      cost,
      cost - premium,
    ]);
    const block = { key, name, first, rows, total: compensation.totalCost };
    first += rows.length;
    return [block];
  });
}

const table = (blocks: readonly YearBlock[]): PlannedTable => ({
  name: 'ResultaatCompensatieJaren',
  columns: [
    { header: 'Jaar', format: 'year' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Als premie', format: 'euro' },
    { header: 'Als salaris (bruto)', format: 'euro' },
    { header: 'Kosten werkgever', format: 'euro' },
    { header: 'Waarvan salaris, met opslag', format: 'euro' },
  ],
  rows: blocks.flatMap(({ rows }) => rows),
  isStreamed: false,
});

function chart(blocks: readonly YearBlock[]): PlannedChart | null {
  const drawn = blocks.filter(({ rows }) => rows.length > 0);
  if (drawn.length === 0) return null;
  return {
    kind: 'line',
    marks: 'each',
    title: 'Compensatie per jaar',
    description: `Lijnen per alternatief. In totaal: ${drawn.map(({ name, total }) => `${name} ${amount(total)}`).join('; ')}.`,
    categoryTitle: 'Jaar',
    valueTitle: 'Kosten voor de werkgever',
    valueFormat: 'euro',
    series: drawn.map(({ key, name, first, rows }) => ({
      name,
      look: alternativeDisplay[key].look,
      categoryColumn: 1,
      valueColumn: 5,
      firstRow: first,
      lastRow: first + rows.length - 1,
    })),
    corner: { column: 8, row: 1 },
    size: { columns: 10, rows: 26 },
  };
}

export function compensationYearsSheet({ result }: OutputContent): SheetPlan {
  const blocks = yearBlocks(premiumAlternatives(result));
  return {
    name: 'Compensatie per jaar',
    widths: [12, 34, 20, 22, 22, 24, 4],
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [
      titleRow('Compensatie per jaar'),
      subtitleRow(
        'Wat compensatie elk jaar kost, niet contant gemaakt. Bedragen in euro per jaar, samen voor de groep.',
      ),
      subtitleRow('Kosten werkgever: de premie en het bruto salaris met de opslag op salaris.'),
      emptyRow,
    ],
    // Nothing paid: the conclusion above says why, and a table would have no row.
    table: blocks.every(({ rows }) => rows.length === 0) ? null : table(blocks),
    rowsBelow: [],
    chart: chart(blocks),
  };
}
