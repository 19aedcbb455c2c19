import { columnLetters } from '#office/sheet/cell-name.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import {
  type ChartPlace,
  dataCells,
  dataSheet,
  type DrawnChart,
  keyColumns,
  namedEach,
  rangeColumn,
  rowCount,
} from '#output/writers/drawing/chart-data.ts';
import type { ColumnChart } from '#output/model/chart.ts';

/** References from a chart to the cells of its own workbook or of its sheet, with the values beside them. Columns count from 0. */

const point = (index: number, value: string): string => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`;

function numbersXml(reference: string, values: readonly (number | null)[], format: string): string {
  const found = values.map((value, index) => (value === null ? '' : point(index, String(value)))).join('');
  return (
    `<c:numRef><c:f>${reference}</c:f><c:numCache><c:formatCode>${xmlText(format)}</c:formatCode>` +
    `<c:ptCount val="${values.length}"/>${found}</c:numCache></c:numRef>`
  );
}

const textPoints = (values: readonly string[]): string =>
  values.map((value, index) => (value === '' ? '' : point(index, xmlText(value)))).join('');

/** The cells of a column: of the keys, or behind them of a series. */
const cellsOf = (chart: DrawnChart, { sheet }: ChartPlace, column: number): string =>
  sheet === undefined ? dataCells(rowCount(chart), column) : sheet.cells(column).replaceAll("'", '&apos;');

/** The name of a series, in the head of its column; on a sheet that has more than the name. */
export function seriesNameXml(chart: DrawnChart, { sheet }: ChartPlace, index: number): string {
  const name = xmlText(chart.series[index]?.name ?? '');
  if (sheet !== undefined) return `<c:tx><c:v>${name}</c:v></c:tx>`;
  const column = columnLetters(keyColumns(chart) + index + 1);
  return (
    `<c:tx><c:strRef><c:f>${dataSheet}!$${column}$1</c:f><c:strCache><c:ptCount val="1"/>` +
    `${point(0, name)}</c:strCache></c:strRef></c:tx>`
  );
}

export const seriesValuesXml = (chart: DrawnChart, place: ChartPlace, index: number): string =>
  numbersXml(cellsOf(chart, place, keyColumns(chart) + index), chart.series[index]?.values ?? [], chart.format);

/** Thin lines from the ends of the columns to the lowest and highest outcome; nothing where a series has no range. */
export function rangeXml(chart: DrawnChart, index: number): string {
  const range = chart.series[index]?.range;
  if (range === undefined) return '';
  const ends = (column: number, values: readonly number[]): string =>
    numbersXml(dataCells(values.length, rangeColumn(chart, index) + column), values, chart.format);
  return (
    `<c:errBars>${chart.kind === 'steps' ? '<c:errDir val="y"/>' : ''}<c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>` +
    `<c:plus>${ends(1, range.higher)}</c:plus><c:minus>${ends(0, range.lower)}</c:minus>` +
    '<c:spPr><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln></c:spPr></c:errBars>'
  );
}

/** Each group's name at its first category, empty behind it. */
export const groupNames = ({ groups }: Pick<ColumnChart, 'groups'>): readonly string[] =>
  groups.flatMap(({ name, size }) => Array.from({ length: size }, (_, index) => (index === 0 ? name : '')));

/** The names that stand along the axis: not every program leaves out what has no room, so those that have none are not shown. */
function namedCategories(categories: readonly string[], { sheet }: ChartPlace): readonly string[] {
  const each = sheet === undefined ? namedEach(categories.length) : 1;
  return categories.map((name, index) => (index % each === 0 ? name : ''));
}

/** The places or categories of a chart. */
export function keysXml(chart: DrawnChart, place: ChartPlace): string {
  if (chart.kind === 'steps') return numbersXml(cellsOf(chart, place, 0), chart.at, '0');
  const rows = rowCount(chart);
  if (chart.groups.length === 0) {
    return (
      `<c:strRef><c:f>${cellsOf(chart, place, 0)}</c:f><c:strCache><c:ptCount val="${rows}"/>` +
      `${textPoints(namedCategories(chart.categories, place))}</c:strCache></c:strRef>`
    );
  }
  return (
    `<c:multiLvlStrRef><c:f>${dataCells(rows, 0, 1)}</c:f><c:multiLvlStrCache><c:ptCount val="${rows}"/>` +
    `<c:lvl>${textPoints(chart.categories)}</c:lvl><c:lvl>${textPoints(groupNames(chart))}</c:lvl>` +
    '</c:multiLvlStrCache></c:multiLvlStrRef>'
  );
}
