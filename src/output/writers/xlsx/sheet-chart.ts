import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import { numberFormats } from '#output/model/number-formats.ts';
import { type PlacedPart, placedParts, type PlacedTable, placedTables } from '#output/model/sheet-layout.ts';
import type { PlannedChart, PlannedSeries, SheetPlan } from '#output/model/sheet-plan.ts';
import { contentOf } from '#output/model/table.ts';
import type { ChartPlace, DrawnChart } from '#output/writers/drawing/chart-data.ts';
import { chartXml } from '#output/writers/drawing/chart-part.ts';
import { storedValue } from '#output/writers/xlsx/stored-value.ts';

/** A planned chart where it stands, with the table that it draws. */
export interface SheetChart {
  readonly sheet: SheetPlan['name'];
  readonly chart: PlannedChart;
  /** Row of its upper edge. */
  readonly row: number;
  readonly placed: PlacedTable;
}

/** The table that a chart names, or that of its own part. */
function chartedTable(plan: SheetPlan, { part, layout }: PlacedPart, { table: wanted }: PlannedChart): PlacedTable {
  const own = part.table === null ? undefined : { table: part.table, layout };
  const found = placedTables(plan).find(({ table }) => table.name === wanted) ?? own;
  if (found === undefined) throw new Error(`a chart of ${plan.name} has no table`);
  return found;
}

/** In the order in which they are drawn. */
export const sheetCharts = (plan: SheetPlan): readonly SheetChart[] =>
  placedParts(plan).flatMap((part) =>
    part.part.charts.map((chart, index) => ({
      sheet: plan.name,
      chart,
      row: part.layout.chartRows[index]!,
      placed: chartedTable(plan, part, chart),
    })),
  );

/** All series of a chart have the same rows. */
const drawnCells = ({ series }: PlannedChart): PlannedSeries => series[0]!;

/** The chart with the figures of its table. */
function drawnChart({ chart, placed: { table } }: SheetChart): DrawnChart {
  const { kind, marks, categoryTitle, valueTitle, series } = chart;
  const { categoryColumn, firstRow, lastRow } = drawnCells(chart);
  const cells = (column: number) =>
    table.rows.slice(firstRow - 1, lastRow).map((row) => storedValue(contentOf(row[column - 1])));
  const values = (column: number) => cells(column).map((value) => (typeof value === 'number' ? value : null));
  const shared = {
    format: numberFormats[chart.valueFormat],
    valueTitle,
    categoryTitle,
    series: series.map(({ name, look, valueColumn }) => ({ name, look, values: values(valueColumn) })),
  };
  if (kind === 'steps') {
    const at = values(categoryColumn).map(Number);
    const ends = axisEnds(shared.series.flatMap((one) => one.values.map(Number)));
    const drawn = marks === 'none' ? 'lines' : 'markedLines';
    return { ...shared, kind, drawn, at, from: Math.min(...at), to: Math.max(...at), ...ends, endNames: null };
  }
  const named = { ...shared, categories: cells(categoryColumn).map((value) => String(value ?? '')), groups: [] };
  if (kind === 'line') return { ...named, kind: 'lines', marks };
  return { ...named, kind: kind === 'bar' ? 'lying' : 'clustered' };
}

/** So many names have room beside each other along an axis, level and slantwise. */
const mostNames = { level: 12, slanted: 24 } as const;

/**
 * Of many years only some are named: not all would have room. LibreOffice knows no such interval: it names as many as do
 * not overlap, which touch where they are level. Names of bars that lie stand below each other.
 */
function namesOf({ kind, slantsNames }: PlannedChart, count: number): ChartPlace['names'] {
  if (kind === 'bar' || count <= mostNames.level) return { skip: null, areSlanted: false };
  const areSlanted = slantsNames === true;
  const skip = Math.ceil(count / mostNames[areSlanted ? 'slanted' : 'level']);
  return { skip: skip > 1 ? skip : null, areSlanted };
}

const textSize = 10;

/** The part of a chart on a sheet. */
export function sheetChartXml(one: SheetChart): string {
  const { sheet, chart, placed } = one;
  const { categoryColumn, firstRow, lastRow } = drawnCells(chart);
  const { headerRow } = placed.layout;
  return chartXml(drawnChart(one), {
    textSize,
    names: namesOf(chart, lastRow - firstRow + 1),
    sheet: {
      title: chart.title,
      cells: (column) =>
        absoluteReference(
          sheet,
          chart.series[column - 1]?.valueColumn ?? categoryColumn,
          headerRow + firstRow,
          headerRow + lastRow,
        ),
    },
  });
}
