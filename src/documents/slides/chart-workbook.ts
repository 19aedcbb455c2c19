import { applicationPropertiesXml, corePropertiesXml } from '#documents/package/document-properties.ts';
import { xmlCellText } from '#documents/package/xml-text.ts';
import { zipArchive } from '#documents/package/zip-archive.ts';
import { packedText } from '#documents/package/zip-part.ts';
import { groupNames } from '#documents/slides/chart-references.ts';
import { columnLetter, dataSheet, rowCount, type Chart } from '#documents/slides/chart.ts';
import { declaration } from '#documents/slides/shape-xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

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
    const cells = row.map((value, column) => cellXml(value, `${columnLetter(column)}${index + 1}`)).join('');
    return `<row r="${index + 1}">${cells}</row>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

const relationships = (items: readonly (readonly [string, string])[]): string =>
  `${declaration}<Relationships xmlns="${packageRelations}">${items
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const contentTypes =
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>';

const workbookXml =
  `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets>` +
  `<sheet name="${dataSheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const stylesXml =
  `${declaration}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Arial"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

/** The workbook behind a chart, which PowerPoint opens to edit the figures. */
export const chartWorkbook = (chart: Chart): Uint8Array<ArrayBuffer> =>
  zipArchive(
    [
      ['[Content_Types].xml', contentTypes] as const,
      [
        '_rels/.rels',
        relationships([
          [`${officeRelations}/officeDocument`, 'xl/workbook.xml'],
          [`${packageRelations}/metadata/core-properties`, 'docProps/core.xml'],
          [`${officeRelations}/extended-properties`, 'docProps/app.xml'],
        ]),
      ] as const,
      ['docProps/core.xml', corePropertiesXml('Gegevens bij grafiek')] as const,
      ['docProps/app.xml', applicationPropertiesXml('Evenwicht')] as const,
      ['xl/workbook.xml', workbookXml] as const,
      [
        'xl/_rels/workbook.xml.rels',
        relationships([
          [`${officeRelations}/worksheet`, 'worksheets/sheet1.xml'],
          [`${officeRelations}/styles`, 'styles.xml'],
        ]),
      ] as const,
      ['xl/styles.xml', stylesXml] as const,
      ['xl/worksheets/sheet1.xml', sheetXml(chart)] as const,
    ].map(([name, text]) => packedText(name, text)),
  );
