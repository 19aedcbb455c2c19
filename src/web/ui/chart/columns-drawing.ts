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
import { groupOfEach } from '#web/ui/chart/chart-data.ts';
import { legend } from '#web/ui/chart/legend.ts';
import { barShape } from '#web/ui/chart/look-shapes.ts';
import { type Band, bands, linearScale, type Scale } from '#web/ui/chart/scale.ts';
import { titleBelow, uprightAxis, valueAxis } from '#web/ui/chart/value-axis.ts';

const plotHeight = 230;
const topRoom = 30;
/** Least width of a column, and of the place of a category whose name reads upwards. */
const leastColumn = 7;
const leastTurned = 18;

type Span = readonly [from: number, to: number];

/** Columns over named categories, beside each other or on top of each other. */
export function columnsDrawing(chart: ColumnChart, room: number): Drawing {
  const { highest = Infinity } = chart;
  const ends = spansOf(chart).flat(2).concat(rangeEnds(chart));
  const axis = valueAxis(axisEnds(ends.map((end) => Math.min(end, highest))), chart.format);
  const width = Math.max(room, axis.room + leastWidth(chart));
  const named = legend(chart.series, 'columns', [0, Math.min(width, Math.max(room, 300))], topRoom);
  const top = topRoom + named.height + 16;
  const plot: Plot = { left: axis.room, right: width - 4, top, bottom: top + plotHeight };
  const y = linearScale([axis.lowest, axis.highest], [plot.bottom, plot.top]);
  const places = bands(chart.categories.length, [plot.left, plot.right], chart.kind === 'stacked' ? 0.3 : 0.28);
  const columns = placedColumns(chart, places, y);
  const names = categoryNames(chart, places, plot);
  return {
    width,
    height: names.bottom + 6,
    shapes: [
      textLine(chart.valueTitle, { x: 0, y: 10 }),
      ...named.shapes,
      ...uprightAxis(axis, y, plot),
      ...columns.flatMap((column) => columnShapes(chart, column, y)),
      ...(chart.kind === 'clustered'
        ? endLabels(chart, columns)
        : columns.flatMap((column) => labelShapes(chart, column))),
      ...names.shapes,
    ],
  };
}

/** From where to where each column goes, by series and category; of what is stacked each begins where another ends. */
function spansOf({ kind, series, categories }: ColumnChart): readonly (readonly Span[])[] {
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

/** A value with the column that shows it, in pixels. */
interface Column {
  readonly series: ColumnChart['series'][number];
  readonly index: number;
  readonly value: number;
  /** Of its category. */
  readonly place: Band;
  readonly across: Band;
  readonly from: number;
  readonly to: number;
}

function placedColumns(chart: ColumnChart, places: readonly Band[], y: Scale): readonly Column[] {
  const isStacked = chart.kind === 'stacked';
  const spans = spansOf(chart);
  return chart.series.flatMap((series, order) =>
    places.flatMap((place, index): readonly Column[] => {
      const value = series.values[index] ?? null;
      if (value === null) return [];
      const width = place.width / chart.series.length;
      const isAlone = isStacked || chart.series.length === 1;
      const across = isAlone ? place : { start: place.start + order * width, width: width - 1 };
      const [from, to] = spans[order]![index]!;
      return [{ series, index, value, place, across, from: y(from), to: y(to) }];
    }),
  );
}

function columnShapes(chart: ColumnChart, column: Column, y: Scale): readonly Shape[] {
  const { series, index, value, across, from, to } = column;
  const { name, look, range } = series;
  const group = groupOfEach(chart.groups)[index];
  const subject = [name, group, chart.categories[index]].filter((part) => part !== undefined).join(', ');
  const bar = barShape(look, across, [from, to], `${subject}: ${formatted(value, chart.format)}`);
  if (range === undefined) return [bar];
  const middle = across.start + across.width / 2;
  const [low, high] = [y(value - range.lower[index]!), y(value + range.higher[index]!)];
  return [
    bar,
    lineShape([middle, low], [middle, high], 'text', 1.25),
    lineShape([middle - 3, low], [middle + 3, low], 'text', 1.25),
    lineShape([middle - 3, high], [middle + 3, high], 'text', 1.25),
  ];
}

/** The value that the chart writes in a column, where it fits and is above zero, by its format. */
function labelShapes({ labels }: ColumnChart, { value, place, from, to }: Column): readonly Shape[] {
  const format = labels?.split(';')[0];
  if (format === undefined || value <= 0) return [];
  const text = roundedText(value, format);
  if (from - to < textSize + 2 || place.width < pixelWidth(text)) return [];
  return [
    { ...textLine(text, { x: place.start + place.width / 2, y: (from + to) / 2, anchor: 'middle' }), isEdged: true },
  ];
}

/** Room of a label: its middle, and half of its width. */
interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const overlaps = (one: LabelPlace, other: LabelPlace): boolean =>
  Math.abs(one.x - other.x) < one.half + other.half + 2 && Math.abs(one.y - other.y) < lineHeight;

/** Values at the ends of columns that stand beside each other: of each series the first and the last, then as many as have room. */
function endLabels({ labels, categories }: ColumnChart, columns: readonly Column[]): readonly Shape[] {
  const format = labels?.split(';')[0];
  if (format === undefined) return [];
  const isEnd = ({ index }: Column): boolean => index === 0 || index === categories.length - 1;
  const placed: LabelPlace[] = [];
  return [...columns.filter(isEnd), ...columns.filter((column) => !isEnd(column))].flatMap(({ value, across, to }) => {
    const text = roundedText(value, format);
    const place = {
      x: across.start + across.width / 2,
      y: value < 0 ? to + lineHeight / 2 : to - lineHeight / 2,
      half: pixelWidth(text) / 2,
    };
    if (placed.some((one) => overlaps(one, place))) return [];
    placed.push(place);
    return [{ ...textLine(text, { x: place.x, y: place.y, anchor: 'middle' }), isEdged: true }];
  });
}

interface Names {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** Names of categories below the plot, and under them those of their groups. */
function categoryNames(chart: ColumnChart, places: readonly Band[], plot: Plot): Names {
  const own = ownNames(chart.categories, places, plot);
  const groups = groupNames(chart, plot, own.bottom + 4);
  const title = titleBelow(chart.categoryTitle, plot, groups.bottom + lineHeight / 2 + 4);
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
