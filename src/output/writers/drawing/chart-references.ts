import { columnLetters } from '#office/sheet/cell-name.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { dataSheet, keyColumns, namedEach, rangeColumn, rowCount } from '#output/writers/drawing/chart-data.ts';
import type { Chart, ColumnChart } from '#output/model/chart.ts';

/** References from a chart to the cells of its own workbook, with the values beside them. Columns count from 0. */

const lettersOf = (column: number): string => columnLetters(column + 1);

const cells = (column: number, rows: number): string =>
  `${dataSheet}!$${lettersOf(column)}$2:$${lettersOf(column)}$${rows + 1}`;

const point = (index: number, value: string): string => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`;

function numbersXml(column: number, values: readonly (number | null)[], format: string): string {
  const found = values.map((value, index) => (value === null ? '' : point(index, String(value)))).join('');
  return (
    `<c:numRef><c:f>${cells(column, values.length)}</c:f><c:numCache><c:formatCode>${xmlText(format)}</c:formatCode>` +
    `<c:ptCount val="${values.length}"/>${found}</c:numCache></c:numRef>`
  );
}

const textPoints = (values: readonly string[]): string =>
  values.map((value, index) => (value === '' ? '' : point(index, xmlText(value)))).join('');

/** The name of a series, in the head of its column. */
export function seriesNameXml(chart: Chart, index: number): string {
  const column = lettersOf(keyColumns(chart) + index);
  const name = chart.series[index]?.name ?? '';
  return (
    `<c:tx><c:strRef><c:f>${dataSheet}!$${column}$1</c:f><c:strCache><c:ptCount val="1"/>` +
    `${point(0, xmlText(name))}</c:strCache></c:strRef></c:tx>`
  );
}

export const seriesValuesXml = (chart: Chart, index: number): string =>
  numbersXml(keyColumns(chart) + index, chart.series[index]?.values ?? [], chart.format);

/** Thin lines from the ends of the columns to the lowest and highest outcome; nothing where a series has no range. */
export function rangeXml(chart: Chart, index: number): string {
  const range = chart.series[index]?.range;
  if (range === undefined) return '';
  const column = rangeColumn(chart, index);
  return (
    `<c:errBars>${chart.kind === 'steps' ? '<c:errDir val="y"/>' : ''}<c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>` +
    `<c:plus>${numbersXml(column + 1, range.higher, chart.format)}</c:plus>` +
    `<c:minus>${numbersXml(column, range.lower, chart.format)}</c:minus>` +
    '<c:spPr><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln></c:spPr></c:errBars>'
  );
}

export const placesXml = (at: readonly number[]): string => numbersXml(0, at, '0');

/** Each group's name at its first category, empty behind it. */
export const groupNames = ({ groups }: ColumnChart): readonly string[] =>
  groups.flatMap(({ name, size }) => Array.from({ length: size }, (_, index) => (index === 0 ? name : '')));

/** The names that stand along the axis: not every program leaves out what has no room, so those that have none are not shown. */
function namedCategories({ categories }: ColumnChart): readonly string[] {
  const each = namedEach(categories.length);
  return categories.map((name, index) => (index % each === 0 ? name : ''));
}

export function categoriesXml(chart: ColumnChart): string {
  const rows = rowCount(chart);
  if (chart.groups.length === 0) {
    return (
      `<c:strRef><c:f>${cells(0, rows)}</c:f><c:strCache><c:ptCount val="${rows}"/>` +
      `${textPoints(namedCategories(chart))}</c:strCache></c:strRef>`
    );
  }
  const range = `${dataSheet}!$A$2:$B$${rows + 1}`;
  return (
    `<c:multiLvlStrRef><c:f>${range}</c:f><c:multiLvlStrCache><c:ptCount val="${rows}"/>` +
    `<c:lvl>${textPoints(chart.categories)}</c:lvl><c:lvl>${textPoints(groupNames(chart))}</c:lvl>` +
    '</c:multiLvlStrCache></c:multiLvlStrRef>'
  );
}
