import type { Chart, ColumnChart, StepChart } from '#output/model/chart.ts';

type Cell = string | number | null;

/** What a workbook would read as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Numbers with a comma; texts never as a formula, in quotes where they hold what separates cells. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12))).replace('.', ',');
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Opens as a table in a Dutch Excel: semicolons, and the mark of UTF-8 in front. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;

/** The figures that a chart draws, a row per place or category. */
export const chartRows = (chart: Chart): readonly (readonly Cell[])[] =>
  chart.kind === 'steps' ? stepRows(chart) : columnRows(chart);

/** Of two points at one place, which make a step, the later: from there on it holds. */
function stepRows({ at, series, categoryTitle }: StepChart): readonly (readonly Cell[])[] {
  const places = at.map((place, index) => ({ place, index })).filter(({ place, index }) => at[index + 1] !== place);
  return [
    [categoryTitle, ...series.map(({ name }) => name)],
    ...places.map(({ place, index }) => [place, series.map(({ values }) => values[index] ?? null)].flat()),
  ];
}

/** Of each category the name of its group; none where there are no groups. */
export const groupOfEach = (groups: ColumnChart['groups']): readonly string[] =>
  groups.flatMap(({ name, size }) => Array.from({ length: size }, () => name));

function columnRows({ categories, groups, series, categoryTitle }: ColumnChart): readonly (readonly Cell[])[] {
  const inGroup = groupOfEach(groups);
  const before = (index: number): readonly Cell[] => (groups.length === 0 ? [] : [inGroup[index] ?? '']);
  const heads = series.flatMap(({ name, range }) =>
    range === undefined ? [name] : [name, `${name}: minder`, `${name}: meer`],
  );
  return [
    [...(groups.length === 0 ? [] : ['']), categoryTitle, ...heads],
    ...categories.map((category, index) => [
      ...before(index),
      category,
      ...series.flatMap(({ values, range }) => [
        values[index] ?? null,
        ...(range === undefined ? [] : [range.lower[index] ?? null, range.higher[index] ?? null]),
      ]),
    ]),
  ];
}
