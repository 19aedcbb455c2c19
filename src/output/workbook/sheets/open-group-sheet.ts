import { negativeRows } from '#output/workbook/planned-cells.ts';
import { hasEntrants } from '#output/words/conclusions/entrants.ts';
import { pathCompensationCell } from '#output/workbook/compensation-cell.ts';
import { blockSeries } from '#output/workbook/block-series.ts';
import { yearlyCostSheet } from '#output/workbook/sheets/yearly-cost-sheet.ts';
import {
  isCompensated,
  type OpenGroupLine,
  openGroupLines,
  withCompensation,
} from '#output/alternatives/open-group-display.ts';
import { keptScale } from '#core/result/kept-scale.ts';
import { openGroupSentences } from '#output/words/open-group/open-group.ts';
import { headingRow, sentenceRows, subtitleRow, titleRow, valueCell } from '#output/workbook/planned-cells.ts';
import { summedCostRows } from '#output/workbook/blocks/summed-costs.ts';
import type { ChartSeries, PlannedCell, PlannedRow, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { OutputContent } from '#output/output-content.ts';

const rows = (lines: readonly OpenGroupLine[], result: DossierResult): readonly TableRow[] =>
  lines.flatMap((line) => {
    const together = withCompensation(line);
    return result.openGroup.years.map(({ year }, index) => [
      year,
      line.name,
      line.cost[index]!,
      pathCompensationCell(line, index, result),
      together[index]!,
    ]);
  });

/** A line per path, with compensation where there is some. */
const series = (lines: readonly OpenGroupLine[], count: number): readonly ChartSeries[] =>
  lines.map((line, place) => {
    const name = isCompensated(line) ? `${line.name}, met compensatie` : line.name;
    return blockSeries({ name, look: line.look, valueColumn: 5 }, place, count);
  });

/** The current scheme, and a kept scale where there is one. */
const references = (lines: readonly OpenGroupLine[]): readonly OpenGroupLine[] =>
  lines.filter(({ key }) => key === 'unchanged' || key === 'grandfathering');

/** Below the columns of the table: the first one is narrow. */
const entryRow = (label: string, value: PlannedCell): PlannedRow => [null, { content: label, look: 'label' }, value];

/** With whom the group is refilled, and what they pay beside a kept scale. */
const entryRows = (result: DossierResult): readonly PlannedRow[] => [
  headingRow('Nieuwe medewerkers'),
  entryRow('Leeftijd', valueCell(result.openGroup.entry.age, 'count')),
  entryRow('Voltijdsalaris', valueCell(result.openGroup.entry.salary, 'euro')),
  ...(keptScale(result) === null
    ? []
    : [entryRow('Premie', valueCell(result.openGroup.grandfathering.entrantPremium.rate, 'percentTwo'))]),
];

export function openGroupSheet({ dossier, result }: OutputContent): SheetPlan {
  const lines = openGroupLines(result);
  const years = result.openGroup.years.map(({ year }) => year);
  const sentences = openGroupSentences({ input: dossier.input, result });
  return yearlyCostSheet({
    name: 'Open groep',
    opening: [
      titleRow('Open groep'),
      subtitleRow(
        `Werkgeverslast ${hasEntrants(result) ? 'als wie uit dienst of met pensioen gaat wordt vervangen' : 'van de deelnemers op de transitiedatum'}, niet contant gemaakt.`,
      ),
      ...sentences.flatMap(sentenceRows),
      ...negativeRows(
        result,
        lines.flatMap(({ cost }) => cost),
      ),
    ],
    tableName: 'ResultaatOpenGroep',
    differenceHeader: null,
    rows: rows(lines, result),
    rowsBelow: [
      ...references(lines).flatMap((reference) => summedCostRows(lines, reference)),
      ...(hasEntrants(result) ? entryRows(result) : []),
    ],
    chart: {
      title: 'Werkgeverslast per jaar van de open groep',
      description: `Lijnen van ${years.length} jaar voor ${lines.map(({ name }) => name).join(', ')}. ${sentences[0] ?? ''}`,
      valueTitle: 'Werkgeverslast per jaar',
      series: series(lines, years.length),
    },
  });
}
