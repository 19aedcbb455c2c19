import type { Packing } from '#office/package/packing.ts';
import { cellName } from '#office/sheet/cell-name.ts';
import { oneSheetWorkbook, spreadsheetNamespace } from '#office/package/one-sheet-workbook.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { xmlCellText } from '#office/package/xml/xml-text.ts';
import { groupNames } from '#output/writers/drawing/chart-references.ts';
import { dataSheet, rowCount } from '#output/writers/drawing/chart-data.ts';
import type { Chart } from '#output/model/chart.ts';

type Value = string | number | null;

const rangeHeads = (chart: Chart): readonly string[] =>
  chart.series.flatMap(({ name, range }) => (range === undefined ? [] : [`${name}: lager`, `${name}: hoger`]));

const rangeValues = (chart: Chart, row: number): readonly Value[] =>
  chart.series.flatMap(({ range }) =>
    range === undefined ? [] : [range.lower[row] ?? null, range.higher[row] ?? null],
  );

/** The figures as a sheet: a heading row, then a row for each category or place. */
export function chartRows(chart: Chart): readonly (readonly Value[])[] {
  const hasGroups = chart.kind !== 'steps' && chart.groups.length > 0;
  const names = chart.kind === 'steps' ? [] : groupNames(chart);
  const head = [
    ...(hasGroups ? ['', ''] : [chart.categoryTitle]),
    ...chart.series.map((series) => series.name),
    ...rangeHeads(chart),
  ];
  const rows = Array.from({ length: rowCount(chart) }, (_, row) => {
    const key = chart.kind === 'steps' ? (chart.at[row] ?? null) : (chart.categories[row] ?? null);
    const keys = hasGroups ? [names[row] ?? null, key] : [key];
    return [...keys, ...chart.series.map((series) => series.values[row] ?? null), ...rangeValues(chart, row)];
  });
  return [head, ...rows];
}

function cellXml(value: Value, reference: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xmlCellText(value)}</t></is></c>`;
}

function sheetXml(chart: Chart): string {
  const rows = chartRows(chart).map((row, index) => {
    const cells = row.map((value, column) => cellXml(value, cellName(index + 1, column + 1))).join('');
    return `<row r="${index + 1}">${cells}</row>`;
  });
  return `${declaration}<worksheet xmlns="${spreadsheetNamespace}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

const stylesXml =
  `${declaration}<styleSheet xmlns="${spreadsheetNamespace}"><fonts count="1"><font><sz val="11"/><name val="Arial"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

/** The workbook behind a chart, which PowerPoint opens to edit the figures. */
export const chartWorkbook = (chart: Chart, packing?: Packing): Uint8Array<ArrayBuffer> =>
  oneSheetWorkbook(
    { title: 'Gegevens bij grafiek', sheetName: dataSheet, sheetXml: sheetXml(chart), stylesXml },
    packing,
  );
