import type { ColumnChart } from '#output/model/chart.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import {
  brokenText,
  formatted,
  lineHeight,
  pixelWidth,
  roundedText,
  textLine,
  textLines,
  textSize,
} from '#web/ui/chart/chart-text.ts';
import { type Drawing, lineShape, type Plot, type Shape } from '#web/ui/chart/drawing.ts';
import { legend } from '#web/ui/chart/legend.ts';
import { barShape } from '#web/ui/chart/look-shapes.ts';
import { bands, linearScale, type Scale } from '#web/ui/chart/scale.ts';
import { uprightAxis, valueAxis } from '#web/ui/chart/value-axis.ts';

const plotHeight = 260;
const topRoom = 30;
/** Least width of a column, and of the place of a category whose name reads upwards. */
const leastColumn = 7;
const leastTurned = 18;

type Band = ReturnType<typeof bands>[number];
type Span = readonly [from: number, to: number];

/** Columns over named categories, beside each other or on top of each other. */
export function columnsDrawing(chart: ColumnChart, room: number): Drawing {
  const spans = spansOf(chart);
  const { highest = Infinity } = chart;
  const ends = spans.flat(2).concat(rangeEnds(chart));
  const axis = valueAxis(axisEnds(ends.map((end) => Math.min(end, highest))), chart.format);
  const width = Math.max(room, axis.room + leastWidth(chart));
  const named = legend(chart.series, 'column', [0, Math.min(width, Math.max(room, 300))], topRoom);
  const top = topRoom + named.height + 16;
  const plot: Plot = { left: axis.room, right: width - 4, top, bottom: top + plotHeight };
  const y = linearScale([axis.lowest, axis.highest], [plot.bottom, plot.top]);
  const places = bands(chart.categories.length, [plot.left, plot.right], chart.kind === 'stacked' ? 0.3 : 0.28);
  const names = categoryNames(chart, places, plot);
  return {
    width,
    height: names.bottom + 6,
    shapes: [
      textLine(chart.valueTitle, { x: 0, y: 10 }),
      ...named.shapes,
      ...uprightAxis(axis, y, plot),
      ...chart.series.flatMap((_, series) => columnShapes(chart, series, spans, places, y)),
      ...chart.series.flatMap((_, series) => labelShapes(chart, series, spans, places, y)),
      ...names.shapes,
    ],
  };
}

/** From where to where each column goes, by series and category; of what is stacked each begins where another ends. */
export function spansOf({ kind, series, categories }: ColumnChart): readonly (readonly Span[])[] {
  const above = categories.map(() => 0);
  const below = categories.map(() => 0);
  return series.map(({ values }) =>
    categories.map((_, index): Span => {
      const value = values[index] ?? 0;
      if (kind !== 'stacked') return [0, value];
      const ends = value < 0 ? below : above;
      const from = ends[index]!;
      ends[index] = from + value;
      return [from, from + value];
    }),
  );
}

const rangeEnds = ({ series }: ColumnChart): readonly number[] =>
  series.flatMap(({ values, range }) =>
    range === undefined
      ? []
      : values.flatMap((value, index) => [(value ?? 0) - range.lower[index]!, (value ?? 0) + range.higher[index]!]),
  );

/** At this width every column is seen and every name can be read. */
function leastWidth({ kind, series, categories, groups }: ColumnChart): number {
  const columns = kind === 'stacked' ? 1 : series.length;
  const place = Math.max(leastTurned, (columns * leastColumn) / 0.72);
  const inGroups = groups.map(({ name, size }) => ((longestWord([name]) + 14) / size) * categories.length);
  return Math.max(place * categories.length, ...inGroups);
}

const longestWord = (names: readonly string[]): number =>
  Math.max(...names.flatMap((name) => name.split(' ').map((word) => pixelWidth(word))));

function columnShapes(
  chart: ColumnChart,
  series: number,
  spans: readonly (readonly Span[])[],
  places: readonly Band[],
  y: Scale,
): readonly Shape[] {
  const { kind, categories, format } = chart;
  const { name, look, values, range } = chart.series[series]!;
  const beside = kind === 'stacked' ? 1 : chart.series.length;
  return categories.flatMap((category, index) => {
    const value = values[index] ?? null;
    if (value === null) return [];
    const place = places[index]!;
    const width = place.width / beside;
    const across = {
      start: place.start + (beside === 1 ? 0 : series * width),
      width: beside === 1 ? width : width - 1,
    };
    const [from, to] = spans[series]![index]!;
    const middle = across.start + across.width / 2;
    const bar = barShape(
      look,
      across,
      [y(from), y(to)],
      `${name}, ${groupOf(chart, index)}${category}: ${formatted(value, format)}`,
    );
    if (range === undefined) return [bar];
    const ends = [y(value - range.lower[index]!), y(value + range.higher[index]!)] as const;
    return [
      bar,
      lineShape([middle, ends[0]], [middle, ends[1]], 'text', 1.25),
      lineShape([middle - 3, ends[0]], [middle + 3, ends[0]], 'text', 1.25),
      lineShape([middle - 3, ends[1]], [middle + 3, ends[1]], 'text', 1.25),
    ];
  });
}

/** The values that the chart writes in its columns, where they fit: those above zero, by its format. */
function labelShapes(
  { labels, series: all, categories }: ColumnChart,
  series: number,
  spans: readonly (readonly Span[])[],
  places: readonly Band[],
  y: Scale,
): readonly Shape[] {
  const format = labels?.split(';')[0];
  if (format === undefined) return [];
  return categories.flatMap((_, index) => {
    const value = all[series]!.values[index] ?? 0;
    const text = roundedText(value, format);
    const [from, to] = spans[series]![index]!;
    const { start, width } = places[index]!;
    const hasRoom = y(from) - y(to) >= textSize + 2 && width >= pixelWidth(text);
    if (value <= 0 || !hasRoom) return [];
    return [{ ...textLine(text, { x: start + width / 2, y: (y(from) + y(to)) / 2, anchor: 'middle' }), isEdged: true }];
  });
}

function groupOf({ groups }: ColumnChart, index: number): string {
  let end = 0;
  for (const { name, size } of groups) {
    end += size;
    if (index < end) return `${name}, `;
  }
  return '';
}

interface Names {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** Names of categories below the plot, and under them those of their groups. */
function categoryNames(chart: ColumnChart, places: readonly Band[], plot: Plot): Names {
  const own = ownNames(chart.categories, places, plot);
  const groups = groupNames(chart, plot, own.bottom + 4);
  const title =
    chart.categoryTitle === ''
      ? []
      : [
          textLine(chart.categoryTitle, {
            x: (plot.left + plot.right) / 2,
            y: groups.bottom + lineHeight / 2 + 4,
            anchor: 'middle',
          }),
        ];
  return {
    shapes: [...own.shapes, ...groups.shapes, ...title],
    bottom: groups.bottom + (title.length === 0 ? 0 : lineHeight + 4),
  };
}

/** Upright where the longest word fits its place, else turned. */
function ownNames(categories: readonly string[], places: readonly Band[], plot: Plot): Names {
  const whole = (plot.right - plot.left) / Math.max(1, categories.length);
  const word = longestWord(categories);
  const top = plot.bottom + 6;
  const middle = ({ start, width }: Band): number => start + width / 2;
  if (word <= whole - 4) {
    const lines = categories.map((name) => brokenText(name, whole - 4));
    return {
      shapes: lines.flatMap((broken, index) =>
        textLines(broken, { x: middle(places[index]!), y: top + lineHeight / 2, anchor: 'middle' }),
      ),
      bottom: top + lineHeight * Math.max(...lines.map(({ length }) => length)),
    };
  }
  return {
    shapes: categories.map((text, index) => ({
      kind: 'text',
      x: middle(places[index]!) + textSize * 0.35,
      y: top,
      text,
      size: textSize,
      anchor: 'end',
      isTurned: true,
    })),
    bottom: top + Math.max(...categories.map((name) => pixelWidth(name))),
  };
}

function groupNames({ groups, categories }: ColumnChart, plot: Plot, top: number): Names {
  if (groups.length === 0) return { shapes: [], bottom: top };
  const whole = (plot.right - plot.left) / Math.max(1, categories.length);
  let first = 0;
  const parts = groups.map(({ name, size }) => {
    const start = plot.left + first * whole;
    first += size;
    return { start, width: size * whole, lines: brokenText(name, size * whole - 10, 4) };
  });
  return {
    shapes: parts
      .map(({ start, width, lines }) => [
        lineShape([start + 4, top], [start + width - 4, top], 'axis'),
        textLines(lines, { x: start + width / 2, y: top + 6 + lineHeight / 2, anchor: 'middle' }),
      ])
      .flat(2),
    bottom: top + 6 + lineHeight * Math.max(...parts.map(({ lines }) => lines.length)),
  };
}
