import { expect, it } from 'vitest';
import { chartSize, paperChartXml } from '#output/documents/drawing/chart.ts';
import type { ColumnChart } from '#output/exhibits/model/chart.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';

const chartOf = (names: readonly string[]): ColumnChart => ({
  kind: 'clustered',
  categories: ['2027', '2028'],
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: names.map((name) => ({ name, look: alternativeDisplay.budgetNeutralFlat.look, values: [1, 2] })),
});

it('a chart is higher by the lines that its legend takes: names of which few stand beside each other', () => {
  const height = (name: string, count: number): number =>
    chartSize(chartOf(Array.from({ length: count }, () => name))).cy;
  const [one, three] = [height('Nu', 1), height('Nu', 3)];
  expect(three).toBe(one);
  const long = 'Eigen voorstel staffel (niet toegestaan)';
  expect(height(long, 2)).toBe(one);
  expect(height(long, 8) - one).toBe(3 * (height(long, 4) - one));
  expect(height(long, 4)).toBeGreaterThan(one);
});

it('names as many years under its columns as stand beside each other on paper', () => {
  const years = (count: number, first = 1960): ColumnChart => {
    const categories = Array.from({ length: count }, (_, place) => `${first + place}`);
    const chart = chartOf(['Nu']);
    return { ...chart, categories, series: [{ ...chart.series[0]!, values: categories.map(() => 1) }] };
  };
  const skips = (count: number) => /<c:tickLblSkip val="(\d+)"\/>/.exec(paperChartXml(years(count)))?.[1];
  expect([skips(9), skips(23), skips(44)]).toEqual([undefined, '2', '4']);
  expect(paperChartXml(years(44)).match(/tickLblSkip/g)).toHaveLength(1);
});

it('has letters of the size of the text of tables, all of them', () => {
  const sizes = new Set(
    Array.from(paperChartXml(chartOf(['Nu', 'Straks'])).matchAll(/ sz="(\d+)"/g), ([, size]) => size),
  );
  expect(sizes).toEqual(new Set(['900']));
});
