import { negativeRows } from '#output/workbook/planned-cells.ts';
import { yearNote } from '#output/words/conclusions/years.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameOf } from '#output/alternatives/alternative-name.ts';
import { yearlyCostSheet } from '#output/workbook/sheets/yearly-cost-sheet.ts';
import { blockSeries } from '#output/workbook/block-series.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { DossierResult, ResultYear } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { summedCostRows } from '#output/workbook/blocks/summed-costs.ts';
import { compensationCell } from '#output/workbook/compensation-cell.ts';
import { laterCompensationSentence } from '#output/workbook/compensation-sentences.ts';
import { noCompensationBesideScale } from '#output/words/verdict/chapter-6b.ts';
import { subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** A row per alternative and year; the difference is that of the cost without compensation. */
const rows = ({ alternatives, years, compensation: asked }: DossierResult): readonly TableRow[] => {
  const unchanged = alternativeOf({ alternatives }, 'unchanged').years;
  return alternatives.flatMap((alternative) =>
    years.map(({ year }, index) => {
      const { cost } = alternative.years[index]!;
      const inYear = (compensation: AlternativeCompensation): number => compensation.years[index]?.cost ?? 0;
      const together = cost + (alternative.compensation === null ? 0 : inYear(alternative.compensation));
      const difference = alternative.key === 'unchanged' ? null : cost - unchanged[index]!.cost;
      const name = nameOf(alternative, 'short');
      return [year, name, cost, compensationCell(alternative, asked, inYear), together, difference];
    }),
  );
};

/** The alternatives with their years, the current scheme first. */
const lines = ({ alternatives, years }: DossierResult) =>
  alternatives.map((alternative) => ({
    name: nameOf(alternative, 'short'),
    cost: alternative.years.map(({ cost }) => cost),
    compensation: years.map((_, index) => alternative.compensation?.years[index]?.cost ?? 0),
  }));

/** The rows are grouped by alternative, so that each line of the chart is one range. */
const series = (alternative: Alternative, place: number, years: number) =>
  blockSeries(
    { name: nameOf(alternative, 'short'), look: alternativeDisplay[alternative.key].look, valueColumn: 5 },
    place,
    years,
  );

function description(alternatives: readonly Alternative[], years: readonly ResultYear[]): string {
  const first = years[0];
  if (!first) return 'Er zijn geen jaren om te tonen.';
  const costs = alternatives.map(
    (alternative) =>
      `${nameOf(alternative, 'short')} ${amount(alternative.years[0]!.cost + (alternative.compensation?.years[0]?.cost ?? 0))}`,
  );
  return `Lijnen per alternatief van ${first.year} tot en met ${years.at(-1)?.year ?? first.year}. In ${first.year}: ${costs.join('; ')}.`;
}

function chart({ years, compensation }: DossierResult, shown: readonly Alternative[]) {
  const title = compensation === null ? 'Werkgeverslast per jaar' : 'Werkgeverslast per jaar, met compensatie';
  return {
    title,
    description: description(shown, years),
    valueTitle: title,
    series: shown.map((alternative, place) => series(alternative, place, years.length)),
  };
}

export function costSheet({ result }: OutputContent): SheetPlan {
  const later = laterCompensationSentence(result);
  const shown = result.alternatives;
  return yearlyCostSheet({
    name: 'Lasten per jaar',
    opening: [
      titleRow('Lasten per jaar'),
      subtitleRow(
        'Werkgeverslast van de huidige deelnemers (gesloten groep), bij de afgeronde premie, niet contant gemaakt.',
      ),
      subtitleRow(yearNote),
      ...negativeRows(
        result,
        shown.flatMap(({ years }) => years.map(({ cost }) => cost)),
      ),
      ...(later === null ? [] : [subtitleRow(later)]),
      ...(result.compensation === null ? [] : noCompensationBesideScale(result).map(subtitleRow)),
    ],
    tableName: 'ResultaatLasten',
    differenceHeader: 'Verschil werkgeverslast',
    rows: rows(result),
    rowsBelow: lines(result)
      .slice(0, 1)
      .flatMap((current) => summedCostRows(lines(result), current)),
    chart: result.years.length > 0 ? chart(result, shown) : null,
  });
}
