import { type Finding, countedFindings } from '#input/findings/findings.ts';
import { findingHeaders, findingRows, findingWidths, type FindingRow } from '#input/annotate/findings-rows.ts';
import type { FindingsStyles } from '#input/annotate/findings-styles.ts';
import { changedStatus, openStatus } from '#input/annotate/finding-status.ts';
import type { MarkedPlaces } from '#input/annotate/marked-places.ts';
import type { Namespaces } from '#input/opened/namespaces.ts';
import { cellName, columnLetters } from '#office/sheet/cell-name.ts';
import { wrappedHeight } from '#office/sheet/row-height.ts';
import { xmlCellText, xmlText } from '#office/package/xml/xml-text.ts';
import { capitalised } from '#office/document/dutch-words.ts';

const findingsTitle = 'Fouten in het invoerbestand';

function inSheets(findings: readonly Finding[]): string {
  const sheets = new Set(findings.flatMap(({ sheet }) => sheet ?? []));
  const [only] = sheets;
  if (only === undefined) return '';
  return sheets.size === 1 ? ` op het blad ${only}` : ` op ${sheets.size} bladen`;
}

/** How much there is to do, in one sentence: "12 fouten en 1 waarschuwing op 3 bladen." */
function findingsSummary(findings: readonly Finding[]): string {
  const of = (severity: Finding['severity']): readonly Finding[] =>
    findings.filter((finding) => finding.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  const parts = [
    countedFindings(errors, 'fout', 'fouten'),
    ...(warnings.length === 0 ? [] : [countedFindings(warnings, 'waarschuwing', 'waarschuwingen')]),
  ];
  return capitalised(`${parts.join(' en ')}${inSheets(findings)}.`);
}

const repair = 'Herstel de fouten in de bladen zelf, sla het bestand op en upload het opnieuw.';
const own = [
  `${repair} Klik op een cel om erheen te gaan. Een waarschuwing houdt de berekening niet tegen.`,
  'Dit blad, de kleuren en de opmerkingen mogen blijven staan: zij verdwijnen vanzelf. De status verandert zodra de cel anders is; of de nieuwe waarde goed is en past bij de andere cellen, blijkt na het uploaden.',
];

/** What the reader of the list is to do, in lines; there is more to do in the user's own file. */
const findingsInstructions = (isOwnFile: boolean): readonly string[] => (isOwnFile ? own : [repair]);

const headerRow = 6;
/** The column with the cell's address carries the link. */
const linkColumn = 3;
const statusColumn = findingHeaders.length;
const status = columnLetters(statusColumn);

const cell = (row: number, column: number, style: number, text: string): string =>
  text === ''
    ? `<c r="${cellName(row, column)}" s="${style}"/>`
    : `<c r="${cellName(row, column)}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlCellText(text)}</t></is></c>`;

/** A formula with the text that it gives as the file is made. */
const formulaCell = (row: number, column: number, style: number, formula: string, text: string): string =>
  `<c r="${cellName(row, column)}" s="${style}" t="str"><f>${xmlText(formula)}</f><v>${xmlText(text)}</v></c>`;

const rowXml = (row: number, height: number, cells: string, more = ''): string =>
  `<row r="${row}" ht="${height}" customHeight="1"${more}>${cells}</row>`;

function groupStatus(row: number, members: readonly FindingRow[], style: number): string {
  const count = members.filter((member) => member.status !== null).length;
  if (count === 0) return cell(row, statusColumn, style, '');
  const open = `COUNTIF(${status}${row + 1}:${status}${row + members.length},"${openStatus}")`;
  const formula = `IF(${open}=0,"${changedStatus}",${open}&" van ${count} ${openStatus}")`;
  return formulaCell(row, statusColumn, style, formula, `${count} van ${count} ${openStatus}`);
}

function statusCell(row: number, rows: readonly FindingRow[], index: number, style: number): string {
  const { status: formula, members, extent } = rows[index] ?? { status: null, members: 0, extent: '' };
  if (members > 0) return groupStatus(row, rows.slice(index + 1, index + 1 + members), style);
  return formula === null
    ? cell(row, statusColumn, style, extent)
    : formulaCell(row, statusColumn, style, formula, openStatus);
}

function rowFolding({ members, isMember }: FindingRow): string {
  if (isMember) return ' outlineLevel="1" hidden="1"';
  return members > 0 ? ' collapsed="1"' : '';
}

function findingXml(rows: readonly FindingRow[], index: number, styles: FindingsStyles): string {
  const finding = rows[index];
  if (!finding) return '';
  const row = headerRow + 1 + index;
  const { texts, target, severity } = finding;
  const cells = texts.map((text, at) => {
    const isLink = target !== null && at + 1 === linkColumn;
    const style = isLink ? styles.link : at === 0 ? styles[severity] : styles.text;
    return cell(row, at + 1, style, isLink && text === '' ? 'naar blad' : text);
  });
  return rowXml(
    row,
    wrappedHeight(texts, findingWidths) + 4,
    cells.join('') + statusCell(row, rows, index, styles.text),
    rowFolding(finding),
  );
}

function headXml(
  findings: readonly Finding[],
  rows: readonly FindingRow[],
  isOwnFile: boolean,
  styles: FindingsStyles,
): string {
  const headers = findingHeaders.map((text, index) => cell(headerRow, index + 1, styles.header, text));
  const open = rows.filter((row) => row.status !== null).length;
  const label = 'Cellen die nog open staan: ';
  const formula = `"${label}"&COUNTIF(${status}${headerRow + 1}:${status}${headerRow + rows.length},"${openStatus}")`;
  const instructions = findingsInstructions(isOwnFile).map((text, index) =>
    rowXml(3 + index, 17, cell(3 + index, 1, styles.introduction, text)),
  );
  const openCount = open === 0 ? '' : formulaCell(2, linkColumn + 3, styles.summary, formula, `${label}${open}`);
  return (
    rowXml(1, 30, cell(1, 1, styles.title, findingsTitle)) +
    rowXml(2, 20, cell(2, 1, styles.summary, findingsSummary(findings)) + openCount) +
    instructions.join('') +
    rowXml(headerRow, 22, headers.join(''))
  );
}

const columnsXml = findingWidths
  .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
  .join('');

function linksXml(rows: readonly FindingRow[]): string {
  const links = rows.flatMap(({ target }, index) => {
    const ref = cellName(headerRow + 1 + index, linkColumn);
    const tip = `Ga naar ${target}`;
    return target === null ? [] : [`<hyperlink ref="${ref}" location="${xmlText(target)}" tooltip="${xmlText(tip)}"/>`];
  });
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;
}

/** The sheet with the list, and what the workbook must declare about it. */
export interface FindingsSheet {
  readonly xml: string;
  /** The list with its header, and the header rows repeated on every page, as references within the sheet. */
  readonly filter: string;
  readonly titles: string;
}

/** The sheet with all findings; rows link to their cells on the sheets that exist. */
export function findingsSheet(
  findings: readonly Finding[],
  places: MarkedPlaces,
  styles: FindingsStyles,
  { main }: Pick<Namespaces, 'main'>,
): FindingsSheet {
  const rows = findingRows(findings, places);
  const lastRow = headerRow + Math.max(1, rows.length);
  const body = rows.map((_, index) => findingXml(rows, index, styles)).join('');
  const xml =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<worksheet xmlns="${main}"><sheetPr><tabColor rgb="FF8B1A10"/><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>` +
    '<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0">' +
    `<pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/>` +
    `<selection pane="bottomLeft" activeCell="A${headerRow + 1}" sqref="A${headerRow + 1}"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"${rows.some(({ isMember }) => isMember) ? ' outlineLevelRow="1"' : ''}/>` +
    `<cols>${columnsXml}</cols><sheetData>${headXml(findings, rows, places.names.size > 0, styles)}${body}</sheetData>` +
    `<autoFilter ref="A${headerRow}:${status}${lastRow}"/>${linksXml(rows)}` +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    '<headerFooter><oddFooter>&amp;LFouten in het invoerbestand&amp;RBlad &amp;P van &amp;N</oddFooter></headerFooter></worksheet>';
  return { xml, filter: `$A$${headerRow}:$${status}$${lastRow}`, titles: `$${headerRow}:$${headerRow}` };
}
