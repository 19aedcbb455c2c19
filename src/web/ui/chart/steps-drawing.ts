import type { StepChart } from '#output/model/chart.ts';
import { formatted, pixelWidth, textLine } from '#web/ui/chart/chart-text.ts';
import { type Drawing, linePath, lineShape, type Plot, type Shape } from '#web/ui/chart/drawing.ts';
import { endNameShapes, type LineEnd, roomOfEndNames } from '#web/ui/chart/end-names.ts';
import { legend } from '#web/ui/chart/legend.ts';
import { markShape, strokeShape } from '#web/ui/chart/look-shapes.ts';
import { linearScale, type Scale, ticks } from '#web/ui/chart/scale.ts';
import { titleBelow, uprightAxis, valueAxis } from '#web/ui/chart/value-axis.ts';

const plotHeight = 280;
const topRoom = 30;
const placeTexts = 26;
/** Between two marks of ages or years. */
const leastPlace = 44;

type Line = StepChart['series'][number];

/** Lines or points over ages or years. */
export function stepsDrawing(chart: StepChart, width: number): Drawing {
  const { series, format, at } = chart;
  const names = series.map((line) => endName(chart, line));
  const room = chart.endNames === null ? null : roomOfEndNames(names, width, plotHeight);
  const axis = valueAxis(chart, format);
  const named = room === null ? legend(series, chart.drawn, [0, width], topRoom) : { shapes: [], height: 0 };
  const top = topRoom + (named.height === 0 ? 0 : named.height + 16);
  const plot: Plot = { left: axis.room, right: width - (room ?? 14), top, bottom: top + plotHeight };
  const x = linearScale([chart.from, chart.to], [plot.left, plot.right]);
  const y = linearScale([chart.lowest, chart.highest], [plot.bottom, plot.top]);
  const ends = series.map((line, index): LineEnd => ({
    name: names[index]!,
    look: line.look,
    y: y(lastValue(line) ?? chart.lowest),
  }));
  const drawnLast = x(at.at(-1) ?? chart.to);
  return {
    width,
    height: plot.bottom + placeTexts + (chart.categoryTitle === '' ? 0 : 20),
    shapes: [
      textLine(chart.valueTitle, { x: 0, y: 10 }),
      ...named.shapes,
      ...uprightAxis(axis, y, plot),
      ...placeAxis(chart, x, plot),
      ...series.flatMap((line, index) => lineShapes(chart, line, index, x, y)),
      ...(room === null
        ? []
        : endNameShapes(ends, { ...plot, right: Math.min(plot.right, drawnLast) }, room, chart.drawn !== 'lines')),
    ],
  };
}

const lastValue = ({ values }: Line): number | null => values.findLast((value) => value !== null) ?? null;

function endName({ endNames }: StepChart, line: Line): string {
  const last = lastValue(line);
  const format = endNames?.format ?? null;
  return format === null || last === null ? line.name : `${line.name}: ${formatted(last, format)}`;
}

/** Distances between ages or years that people can count with. */
const placeSteps = [1, 2, 5, 10, 20, 50];

function placeAxis({ from, to, categoryTitle }: StepChart, x: Scale, plot: Plot): readonly Shape[] {
  const room = Math.max(leastPlace, pixelWidth(String(to)) + 12);
  const step = placeSteps.find((one) => Math.abs(x(from + one) - x(from)) >= room) ?? 100;
  const places = from === to ? [from] : ticks(from, to, step);
  return [
    lineShape([plot.left, plot.bottom], [plot.right, plot.bottom], 'axis'),
    ...places.flatMap((place) => [
      lineShape([x(place), plot.bottom], [x(place), plot.bottom + 4], 'axis'),
      textLine(String(place), { x: x(place), y: plot.bottom + 14, anchor: 'middle' }),
    ]),
    ...titleBelow(categoryTitle, plot, plot.bottom + 34),
  ];
}

function lineShapes(chart: StepChart, line: Line, index: number, x: Scale, y: Scale): readonly Shape[] {
  const { at, drawn, format, series } = chart;
  const points = line.values.map((value, point) => (value === null ? null : { at: at[point]!, value }));
  const label = (point: { readonly at: number; readonly value: number }): string =>
    `${line.name}, ${point.at}: ${formatted(point.value, format)}`;
  const marked = points.filter((point, place) => {
    if (point === null || drawn === 'lines') return false;
    return drawn === 'points' || place % series.length === index;
  });
  const d = unbroken(points)
    .map((part) => linePath(part.map((point) => [x(point.at), y(point.value)])))
    .join('');
  return [
    ...(drawn === 'points' || d === '' ? [] : [strokeShape(line.look, d, line.name)]),
    ...rangeShapes(line, at, x, y),
    ...marked.map((point) => markShape(line.look, [x(point!.at), y(point!.value)], label(point!))),
  ];
}

/** The parts of a line between its gaps. */
function unbroken<Point>(points: readonly (Point | null)[]): readonly (readonly Point[])[] {
  const parts: Point[][] = [[]];
  for (const point of points) {
    if (point === null) parts.push([]);
    else parts.at(-1)!.push(point);
  }
  return parts.filter((part) => part.length > 0);
}

/** How far each value may turn out lower and higher. */
function rangeShapes({ values, range, look }: Line, at: readonly number[], x: Scale, y: Scale): readonly Shape[] {
  if (range === undefined) return [];
  return values.flatMap((value, index) =>
    value === null
      ? []
      : [
          lineShape(
            [x(at[index]!), y(value - range.lower[index]!)],
            [x(at[index]!), y(value + range.higher[index]!)],
            look.hue,
            1.5,
          ),
        ],
  );
}
