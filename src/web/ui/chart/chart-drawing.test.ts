import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looks } from '#output/language/look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import type { ColumnChart, StepChart } from '#output/model/chart.ts';
import { chartDrawing } from '#web/ui/chart/chart-drawing.ts';
import { pixelWidth } from '#web/ui/chart/chart-text.ts';
import type { BarShape, Drawing, TextShape } from '#web/ui/chart/drawing.ts';
import { placedApart } from '#web/ui/chart/end-names.ts';

const shownLooks = [looks.now, looks.B, looks.C];
const names = ['Ongewijzigd', 'Budgetneutraal vlak', 'Profijtneutraal progressief, met compensatie'];

const widths = fc.integer({ min: 260, max: 1100 });
const amounts = (count: number) =>
  fc.array(fc.integer({ min: -400_000, max: 900_000 }), { minLength: count, maxLength: count });

const columnCharts = fc
  .record({
    kind: fc.constantFrom('stacked', 'clustered', 'tornado'),
    values: fc.integer({ min: 1, max: 12 }).chain((count) => fc.array(amounts(count), { minLength: 1, maxLength: 3 })),
  })
  .map(({ kind, values }): ColumnChart => ({
    kind,
    categories: values[0]!.map((_, index) => `${2028 + index}`),
    groups: kind === 'tornado' ? [] : [{ name: 'Budgetneutraal vlak', size: values[0]!.length }],
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: '',
    series: values.map((own, index) => ({ name: names[index]!, look: shownLooks[index]!, values: own })),
  }));

const stepCharts = fc
  .record({
    values: fc.integer({ min: 2, max: 20 }).chain((count) => fc.array(amounts(count), { minLength: 1, maxLength: 3 })),
    isNamedAtEnds: fc.boolean(),
    drawn: fc.constantFrom('lines', 'markedLines', 'points'),
  })
  .map(({ values, isNamedAtEnds, drawn }): StepChart => {
    const at = values[0]!.map((_, index) => 2028 + index);
    const { lowest, highest, step } = axisEnds(values.flat());
    return {
      kind: 'steps',
      drawn,
      at,
      from: at[0]!,
      to: at.at(-1)!,
      lowest,
      highest,
      step,
      endNames: isNamedAtEnds ? { format: null, apart: 0.1 } : null,
      format: '#,##0',
      valueTitle: 'Euro per jaar',
      categoryTitle: 'Jaar',
      series: values.map((own, index) => ({ name: names[index]!, look: shownLooks[index]!, values: own })),
    };
  });

const bars = ({ shapes }: Drawing): readonly BarShape[] =>
  shapes.filter((shape) => shape.kind === 'bar').filter(({ label }) => label !== '');

/** Every corner and point that is drawn. */
function drawnPlaces({ shapes }: Drawing): readonly (readonly [x: number, y: number])[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'bar') {
      const { x, y, width, height } = shape;
      return [[x, y] as const, [x + width, y + height] as const];
    }
    return shape.kind === 'path'
      ? [...shape.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      : [];
  });
}

/** From left to right and from top to bottom. */
function boxOf({ x, y, text, size, anchor, isTurned }: TextShape) {
  const width = pixelWidth(text);
  if (isTurned === true) return { left: x - size, right: x, top: y, bottom: y + width };
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  return { left: x - before, right: x - before + width, top: y - size * 0.8, bottom: y + size * 0.2 };
}

const textBoxes = ({ shapes }: Drawing) => shapes.filter((shape) => shape.kind === 'text').map(boxOf);

describe('a drawn chart', () => {
  it('stays within its picture, at every width', () => {
    fc.assert(
      fc.property(fc.oneof(columnCharts, stepCharts), widths, (chart, width) => {
        const drawing = chartDrawing(chart, width);
        expect(drawing.width).toBeGreaterThanOrEqual(width);
        for (const [x, y] of drawnPlaces(drawing)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(drawing.width + 0.01);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(drawing.height + 0.01);
        }
        for (const { left, right, top, bottom } of textBoxes(drawing)) {
          expect(left).toBeGreaterThanOrEqual(-1);
          expect(right).toBeLessThanOrEqual(drawing.width + 1);
          expect(top).toBeGreaterThanOrEqual(-1);
          expect(bottom).toBeLessThanOrEqual(drawing.height + 1);
        }
      }),
    );
  });

  it('writes no text over another', () => {
    fc.assert(
      fc.property(fc.oneof(columnCharts, stepCharts), widths, (chart, width) => {
        const boxes = textBoxes(chartDrawing(chart, width));
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              one.right <= other.left + 1 ||
              other.right <= one.left + 1 ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1;
            expect(isApart, JSON.stringify([one, other])).toBe(true);
          }
      }),
    );
  });

  it('has columns as long as their values are', () => {
    fc.assert(
      fc.property(columnCharts, widths, (chart, width) => {
        const drawn = bars(chartDrawing(chart, width));
        const values = chart.series.flatMap((series) => series.values.map((value) => Math.abs(value ?? 0)));
        expect(drawn).toHaveLength(values.length);
        const lengths = drawn.map((bar) => (chart.kind === 'tornado' ? bar.width : bar.height));
        const most = Math.max(...values);
        if (most === 0) return;
        const perEuro = lengths[values.indexOf(most)]! / most;
        expect(perEuro).toBeGreaterThan(0);
        for (const [index, value] of values.entries()) expect(lengths[index]).toBeCloseTo(value * perEuro, 6);
      }),
    );
  });

  it('stacks columns without a gap between them or one over another', () => {
    fc.assert(
      fc.property(columnCharts, widths, (chart, width) => {
        const drawn = bars(chartDrawing({ ...chart, kind: 'stacked' }, width)).filter(({ height }) => height > 0.01);
        for (const category of new Set(drawn.map(({ x }) => x))) {
          const pile = drawn.filter(({ x }) => x === category).toSorted((one, other) => one.y - other.y);
          for (const [index, bar] of pile.slice(1).entries())
            expect(bar.y).toBeCloseTo(pile[index]!.y + pile[index]!.height, 1);
        }
      }),
    );
  });

  it('writes rounded shares in the columns that have room, under an axis that ends at the whole', () => {
    const shares = [0.4616, 0.0101, 0.5284];
    const chart: ColumnChart = {
      kind: 'stacked',
      categories: ['20\u201329'],
      groups: [],
      format: '0%',
      labels: '0%;;',
      highest: 1,
      valueTitle: '',
      categoryTitle: '',
      series: shares.map((share, index) => ({ name: names[index]!, look: shownLooks[index]!, values: [share] })),
    };
    const { shapes } = chartDrawing(chart, 400);
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(texts.filter(({ isEdged }) => isEdged === true).map(({ text }) => text)).toEqual(['46%', '53%']);
    expect(texts.map(({ text }) => text)).not.toContain('120%');
  });

  it('draws a line through each of its values, in proportion', () => {
    const chart: StepChart = {
      kind: 'steps',
      drawn: 'lines',
      at: [20, 30, 30, 40],
      from: 20,
      to: 40,
      lowest: 0,
      highest: 0.4,
      step: 0.1,
      endNames: null,
      format: '0%',
      valueTitle: 'Premie',
      categoryTitle: 'Leeftijd',
      series: [{ name: 'Huidige staffel', look: looks.now, values: [0.1, 0.1, 0.3, 0.3] }],
    };
    const line = chartDrawing(chart, 600).shapes.find((shape) => shape.kind === 'path' && shape.label !== undefined);
    const points = [...(line?.kind === 'path' ? line.d : '').matchAll(/[ML](\S+?) ([\d.]+)/g)].map((found) => [
      Number(found[1]),
      Number(found[2]),
    ]);
    const [first, second, third, last] = points as [number[], number[], number[], number[]];
    expect(second[0]).toBe(third[0]);
    expect(second[0]! - first[0]!).toBeCloseTo(last[0]! - third[0]!, 1);
    expect(second[1]! - third[1]!).toBeCloseTo(280 / 2, 1);
  });

  it('leaves a gap where there is no value, and no column', () => {
    const series = [{ name: 'Compensatie', look: otherLooks.second, values: [1, null, 3] }];
    const columns: ColumnChart = {
      kind: 'clustered',
      categories: ['a', 'b', 'c'],
      groups: [],
      format: '#,##0',
      valueTitle: '',
      categoryTitle: '',
      series,
    };
    expect(bars(chartDrawing(columns, 500)).map(({ label }) => label)).toEqual([
      'Compensatie, a: 1',
      'Compensatie, c: 3',
    ]);
  });

  it('is wider than its room rather than too thin to be seen', () => {
    const values = Array.from({ length: 40 }, (_, index) => index + 1);
    const chart: ColumnChart = {
      kind: 'clustered',
      categories: values.map(String),
      groups: [],
      format: '#,##0',
      valueTitle: '',
      categoryTitle: '',
      series: names.map((name, index) => ({ name, look: shownLooks[index]!, values })),
    };
    const drawing = chartDrawing(chart, 280);
    expect(drawing.width).toBeGreaterThan(280);
    expect(Math.min(...bars(drawing).map(({ width }) => width))).toBeGreaterThan(5);
  });
});

it('names at the ends of lines are moved apart, and no further than needed', () => {
  const blocks = [
    { middle: 50, height: 20 },
    { middle: 52, height: 20 },
    { middle: 200, height: 20 },
  ];
  expect(placedApart(blocks, [0, 300])).toEqual([40, 60, 190]);
  expect(placedApart(blocks, [0, 205])).toEqual([40, 60, 185]);
});

describe('values at the ends of columns', () => {
  const chart: ColumnChart = {
    kind: 'clustered',
    categories: ['2028', '2029', '2030'],
    groups: [],
    format: '#,##0,',
    labels: '#,##0,',
    valueTitle: 'Verschil met nu, x 1.000',
    categoryTitle: '',
    series: [
      { name: 'A', look: looks.A, values: [3_464, -4_000, 9_200] },
      { name: 'B', look: looks.B, values: [49_080, 47_000, 14_400] },
    ],
  };
  const labels = (width: number) => {
    const drawing = chartDrawing(chart, width);
    const bottom = Math.max(...bars(drawing).map(({ y, height }) => y + height));
    return drawing.shapes.filter(
      (shape): shape is TextShape => shape.kind === 'text' && shape.isEdged === true && shape.y < bottom + 20,
    );
  };

  it('stand above a column, and below one under zero, in thousands where the format says so', () => {
    const texts = labels(600).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['3', '9', '14', '47', '49', '\u22124'].toSorted());
  });

  it('are left out where they would lie over each other', () => {
    const values = Array.from({ length: 40 }, () => 123_456);
    const categories = values.map((_, at) => `${at}`);
    const series = chart.series.map(({ name, look }) => ({ name, look, values }));
    const many = { ...chart, categories, series };
    const shown = chartDrawing(many, 500).shapes.filter(
      (shape) => shape.kind === 'text' && shape.text === '123',
    ).length;
    expect(shown).toBeGreaterThan(1);
    expect(shown).toBeLessThan(40);
  });
});
