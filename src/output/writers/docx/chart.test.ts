import { expect, it } from 'vitest';
import { chartOnPaper, chartSize, paperChartXml } from '#output/writers/docx/chart.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { looks } from '#output/language/look.ts';

const chartOf = (names: readonly string[]): ColumnChart => ({
  kind: 'clustered',
  categories: ['2027', '2028'],
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: names.map((name) => ({ name, look: looks.B, values: [1, 2] })),
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

it('writes many years under its columns slantwise, and as many of them as do not touch', () => {
  const years = (count: number): string => {
    const categories = Array.from({ length: count }, (_, place) => `${1960 + place}`);
    const series = chartOf(['Nu']).series.map((line) => Object.assign({}, line, { values: categories.map(() => 1) }));
    return paperChartXml({ ...chartOf(['Nu']), categories, series });
  };
  const skip = (count: number) => /<c:tickLblSkip val="(\d+)"\/>/.exec(years(count))?.[1];
  expect([skip(9), skip(23), skip(44), skip(70)]).toEqual([undefined, '1', '2', '3']);
  expect(years(44).match(/tickLblSkip/g)).toHaveLength(1);
  expect(years(9)).not.toContain('rot="-2700000"');
  const [, axis = ''] = /<c:catAx>.*?(<c:txPr>.*?<\/c:txPr>)/s.exec(years(23)) ?? [];
  expect(axis).toContain('<a:bodyPr rot="-2700000" vert="horz"/>');
});

it('has letters of the size of the text of tables, all of them', () => {
  const sizes = new Set(
    Array.from(paperChartXml(chartOf(['Nu', 'Straks'])).matchAll(/ sz="(\d+)"/g), ([, size]) => size),
  );
  expect(sizes).toEqual(new Set(['900']));
});

it('names groups of columns on paper shortly where many stand beside each other: a long word would break', () => {
  const names = (count: number): readonly string[] => {
    const groups = Array.from({ length: count }, () => ({
      name: 'Budgetneutraal vlak',
      narrow: 'Budget vlak',
      size: 2,
    }));
    const drawn = chartOnPaper({ ...chartOf(['Nu']), groups });
    return drawn.kind === 'steps' ? [] : drawn.groups.map(({ name }) => name);
  };
  expect(new Set(names(5))).toEqual(new Set(['Budgetneutraal vlak']));
  expect(new Set(names(6))).toEqual(new Set(['Budget vlak']));
});
