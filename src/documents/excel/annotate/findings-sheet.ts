import type { Finding } from '#contract/findings.ts';
import {
  findingHeaders,
  findingRows,
  findingsIntroduction,
  findingsTitle,
  findingWidths,
  type FindingRow,
} from '#documents/excel/annotate/findings-rows.ts';
import type { FindingsStyles } from '#documents/excel/annotate/findings-styles.ts';
import type { Namespaces } from '#documents/excel/annotate/namespaces.ts';
import { cellAddress } from '#documents/excel/output/cell-address.ts';
import { wrappedHeight } from '#documents/excel/output/row-height.ts';
import { xmlCellText, xmlText } from '#documents/package/xml-text.ts';

const headerRow = 4;
/** The column with the cell's address carries the link. */
const linkColumn = 1;

const cell = (row: number, column: number, style: number, text: string): string =>
  text === ''
    ? `<c r="${cellAddress(row, column)}" s="${style}"/>`
    : `<c r="${cellAddress(row, column)}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlCellText(text)}</t></is></c>`;

const rowXml = (row: number, height: number, cells: string): string =>
  `<row r="${row}" ht="${height}" customHeight="1">${cells}</row>`;

function findingXml(row: number, { texts, target }: FindingRow, styles: FindingsStyles): string {
  const cells = texts.map((text, index) => {
    const isLink = target !== null && index === linkColumn;
    return cell(row, index + 1, isLink ? styles.link : styles.text, isLink && text === '' ? 'open' : text);
  });
  return rowXml(row, wrappedHeight(texts, findingWidths), cells.join(''));
}

function headXml(findings: readonly Finding[], styles: FindingsStyles): string {
  const headers = findingHeaders.map((text, index) => cell(headerRow, index + 1, styles.header, text));
  return (
    rowXml(1, 30, cell(1, 1, styles.title, findingsTitle)) +
    rowXml(2, 18, cell(2, 1, styles.introduction, findingsIntroduction(findings))) +
    rowXml(headerRow, 20, headers.join(''))
  );
}

const columnsXml = findingWidths
  .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
  .join('');

function linksXml(rows: readonly FindingRow[]): string {
  const links = rows.flatMap(({ target }, index) => {
    const ref = cellAddress(headerRow + 1 + index, linkColumn + 1);
    return target === null ? [] : [`<hyperlink ref="${ref}" location="${xmlText(target)}"/>`];
  });
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;
}

/** The sheet with all findings; rows link to their cells on the sheets that exist. */
export function findingsSheetXml(
  findings: readonly Finding[],
  sheets: ReadonlySet<string>,
  styles: FindingsStyles,
  { main }: Pick<Namespaces, 'main'>,
): string {
  const rows = findingRows(findings, sheets);
  const body = rows.map((row, index) => findingXml(headerRow + 1 + index, row, styles)).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<worksheet xmlns="${main}"><sheetPr><tabColor rgb="FF8B1A10"/><pageSetUpPr fitToPage="1"/></sheetPr>` +
    '<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0">' +
    `<pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/>` +
    '<selection pane="bottomLeft"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columnsXml}</cols>` +
    `<sheetData>${headXml(findings, styles)}${body}</sheetData>${linksXml(rows)}` +
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>'
  );
}
