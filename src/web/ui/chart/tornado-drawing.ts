import { axisEnds } from '#output/model/axis-ends.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { brokenText, formatted, lineHeight, pixelWidth, textLines } from '#web/ui/chart/chart-text.ts';
import type { Drawing, Plot } from '#web/ui/chart/drawing.ts';
import { legend } from '#web/ui/chart/legend.ts';
import { barShape } from '#web/ui/chart/look-shapes.ts';
import { bands, linearScale } from '#web/ui/chart/scale.ts';
import { lyingAxis, titleBelow, valueAxis } from '#web/ui/chart/value-axis.ts';

const topRoom = 10;
const row = 34;
/** The part of the width that names may take. */
const mostRoom = 0.4;

/** Columns that lie, on both sides of zero; as in a workbook the last category is the highest. */
export function tornadoDrawing(chart: ColumnChart, width: number): Drawing {
  const { series, categories, format } = chart;
  const nameRoom = Math.min(mostRoom * width, 12 + Math.max(...categories.map((name) => pixelWidth(name))));
  const lines = categories.map((name) => brokenText(name, nameRoom - 12));
  const named = legend(series, 'columns', [0, width], topRoom);
  const height = Math.max(row, 8 + lineHeight * Math.max(...lines.map(({ length }) => length)));
  const top = topRoom + named.height + 14;
  const axis = valueAxis(axisEnds(series.flatMap(({ values }) => values.map((value) => value ?? 0))), format);
  // Half of the last value stands right of its line.
  const right = width - axis.room / 2;
  const plot: Plot = { left: nameRoom, right, top, bottom: top + height * categories.length };
  const x = linearScale([axis.lowest, axis.highest], [plot.left + 8, plot.right]);
  const places = bands(categories.length, [plot.bottom, plot.top], 0.4);
  return {
    width,
    height: plot.bottom + 48,
    shapes: [
      ...named.shapes,
      ...lyingAxis(axis, x, plot),
      ...series.flatMap(({ name, look, values }) =>
        categories.flatMap((category, index) => {
          const value = values[index] ?? null;
          const { start, width: across } = places[index]!;
          const label = `${name}, ${category}: ${formatted(value ?? 0, format)}`;
          return value === null
            ? []
            : [barShape(look, { start: start + across, width: -across }, [x(0), x(value)], label, true)];
        }),
      ),
      ...categories.flatMap((_, index) => {
        const { start, width: across } = places[index]!;
        const first = start + across / 2 - ((lines[index]!.length - 1) * lineHeight) / 2;
        return textLines(lines[index]!, { x: nameRoom - 12, y: first, anchor: 'end' });
      }),
      ...titleBelow(chart.valueTitle, plot, plot.bottom + 34),
    ],
  };
}
