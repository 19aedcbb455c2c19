import { answerSheetNames } from '#output/model/sheet-plan.ts';
import { cellPlace } from '#office/sheet/cell-name.ts';
import { type CellLook, cellLooks } from '#test/office-package/cell-looks.ts';
import {
  attribute,
  openText,
  childrenOf,
  relationshipsFrom,
  rootChild,
  packageContents,
  tagTexts,
} from '#test/office-package/package-contents.ts';
import { fitProblems, sheetSizes, type SheetSizes } from '#test/office-package/text-fit.ts';
import { workbookContents, type SheetContents, type WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** A part that is printed; rows and columns count from 1. */
interface Area {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** What a name such as _xlnm.Print_Area stands for on a sheet; null where it is not there. */
function sheetName({ xml, sheets }: WorkbookContents, sheet: SheetContents, name: string): string | null {
  const index = String(sheets.indexOf(sheet));
  const found = childrenOf(xml, rootChild(xml, 'definedNames')).find((element) => {
    const text = openText(xml, element);
    return attribute(text, 'name') === name && attribute(text, 'localSheetId') === index;
  });
  return found ? xml.slice(found.open.end, found.contentEnd) : null;
}

function areasIn(reference: string): readonly Area[] {
  return [...reference.matchAll(/\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)/g)].map(([, left, top, right, bottom]) => {
    const [first, last] = [cellPlace(`${left}${top}`), cellPlace(`${right}${bottom}`)];
    return {
      firstRow: first?.row ?? 0,
      lastRow: last?.row ?? 0,
      firstColumn: first?.column ?? 0,
      lastColumn: last?.column ?? 0,
    };
  });
}

const holds = (area: Area, row: number, column: number): boolean =>
  area.firstRow <= row && row <= area.lastRow && area.firstColumn <= column && column <= area.lastColumn;

/** Every cell that says something is printed once, down to the last row of print; of a sheet that is not printed none. */
function areaProblems({ name, cells }: SheetContents, areas: readonly Area[]): readonly string[] {
  const isPrinted = answers.has(name);
  const lastRow = isPrinted ? areas.reduce((most, area) => Math.max(most, area.lastRow), 0) : 0;
  const wrong = cells.flatMap(({ value, row, column, address }) => {
    if (value === null || value === '') return [];
    const times = areas.filter((area) => holds(area, row, column)).length;
    return times === (row <= lastRow ? 1 : 0) ? [] : [`${name}!${address} is printed ${times} times`];
  });
  return wrong.slice(0, 3);
}

function setUpProblems({ name, xml }: SheetContents): readonly string[] {
  const setUp = tagTexts(xml, 'pageSetup')[0] ?? '';
  const is = (tag: string, wanted: string): boolean => attribute(setUp, tag) === wanted;
  return [
    ...(is('paperSize', '9') ? [] : [`${name} is not printed on A4`]),
    ...(/<pageSetUpPr[^>]*fitToPage="1"/.test(xml) && is('fitToHeight', '0')
      ? []
      : [`${name} is not fitted to the width`]),
    ...(/<headerFooter/.test(xml) ? [] : [`${name} has no page header`]),
  ];
}

const answers: ReadonlySet<string> = new Set<string>(answerSheetNames);

function tableRange(workbook: WorkbookContents, sheet: SheetContents): Area | null {
  const target = relationshipsFrom(workbook.contents, sheet.part).find(({ kind }) => kind === 'table')?.target;
  const ref = attribute(tagTexts(workbook.contents.texts.get(target ?? '') ?? '', 'table')[0] ?? '', 'ref');
  return areasIn((ref ?? '').replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2'))[0] ?? null;
}

function viewProblems(workbook: WorkbookContents, sheet: SheetContents): readonly string[] {
  const { name, xml } = sheet;
  const view = tagTexts(xml, 'sheetView')[0] ?? '';
  const isFirst = workbook.sheets[0] === sheet;
  const zoom = Number(attribute(view, 'zoomScale') ?? 100);
  const split = Number(attribute(tagTexts(xml, 'pane')[0] ?? '', 'ySplit') ?? 0);
  const active = tagTexts(xml, 'selection').map((text) => attribute(text, 'activeCell') ?? 'A1');
  return [
    ...((attribute(view, 'tabSelected') === '1') === isFirst ? [] : [`${name} is ${isFirst ? 'not ' : ''}selected`]),
    ...(zoom >= 80 && zoom <= 120 ? [] : [`${name} opens at ${zoom}%`]),
    ...(active.every((address) => (cellPlace(address)?.row ?? 0) <= split + 1)
      ? []
      : [`${name} opens at ${active.join(' and ')}`]),
  ];
}

/** No chart hides a figure, and none that is printed goes over the edge of its page. */
function chartProblems(
  workbook: WorkbookContents,
  { name, part, cells }: SheetContents,
  areas: readonly Area[],
): readonly string[] {
  const drawings = relationshipsFrom(workbook.contents, part).filter(({ kind }) => kind === 'drawing');
  return drawings.flatMap(({ target }) => {
    const xml = workbook.contents.texts.get(target) ?? '';
    return [...xml.matchAll(/<xdr:twoCellAnchor[\s\S]*?<\/xdr:twoCellAnchor>/g)].flatMap(([anchor]) => {
      const numbers = (local: string): readonly number[] =>
        [...anchor.matchAll(new RegExp(`<xdr:${local}>(\\d+)</xdr:${local}>`, 'g'))].map(
          ([, text]) => Number(text) + 1,
        );
      const [columns, rows] = [numbers('col'), numbers('row')];
      const area = {
        firstColumn: columns[0] ?? 0,
        lastColumn: (columns[1] ?? 0) - 1,
        firstRow: rows[0] ?? 0,
        lastRow: (rows[1] ?? 0) - 1,
      };
      const page = areas.find((one) => holds(one, area.firstRow, area.firstColumn));
      const isCut = page !== undefined && area.lastColumn > page.lastColumn;
      const hidden = cells.find(({ value, row, column }) => value !== null && holds(area, row, column));
      const wrong = [
        hidden && `${name} has a chart over ${hidden.address}`,
        isCut && `${name} cuts off the chart at row ${area.firstRow}`,
      ];
      return wrong.filter((problem) => typeof problem === 'string');
    });
  });
}

const paper = { portrait: [523, 738], landscape: [770, 491] } as const;

/** What nearly fills a page may as well go over to the next one. */
const certain = 0.95;

const columnPoints = (width: number): number => width * 5.25 + 3.75;

/** Columns that are repeated at the left of each page. */
const repeatedColumns = (titles: string): number => cellPlace(`${/\$A:\$([A-Z]+)/.exec(titles)?.[1]}1`)?.column ?? 0;

/** Height of a page in points of the sheet's rows: all areas are printed at the scale at which the widest fits. */
function pageHeight({ xml }: SheetContents, areas: readonly Area[], { widthOf }: SheetSizes, titles: string): number {
  const portrait = attribute(tagTexts(xml, 'pageSetup')[0] ?? '', 'orientation') === 'portrait';
  const [width, height] = paper[portrait ? 'portrait' : 'landscape'];
  const repeated = repeatedColumns(titles);
  const widths = areas.map(({ firstColumn, lastColumn }) => {
    let across = 0;
    for (let column = 1; column <= lastColumn; column++)
      if (column >= firstColumn || column <= repeated) across += columnPoints(widthOf(column));
    return across;
  });
  return height / Math.min(1, width / Math.max(...widths));
}

/** A table that goes on over the page repeats its header there, and only such a table: not above what stands under it. */
function titleProblems(workbook: WorkbookContents, sheet: SheetContents, areas: readonly Area[], height: number) {
  const table = tableRange(workbook, sheet);
  const area = areas.find((item) => table !== null && holds(item, table.firstRow, 1));
  if (!table || !area) return [];
  const { heightOf } = sheetSizes(sheet);
  let taken = 0;
  for (let row = area.firstRow; row <= table.lastRow; row++) taken += heightOf(row);
  const titles = sheetName(workbook, sheet, '_xlnm.Print_Titles') ?? '';
  const isRepeated = titles.includes(`$${table.firstRow}:$${table.firstRow}`);
  if (taken > height) return isRepeated ? [] : [`${sheet.name} does not repeat the header of its table`];
  // What hardly fits goes on over the page in one program and not in another.
  const isUnder = taken <= height * certain && areas.some(({ firstRow }) => firstRow > table.lastRow);
  return isRepeated && isUnder ? [`${sheet.name} repeats the header of its table above other texts`] : [];
}

const isHeading = ({ size, isBold }: CellLook): boolean => isBold && size > 12 && size < 18;

/** A page ends between blocks: within one only when that is longer than a page. */
function blockProblems(workbook: WorkbookContents, sheet: SheetContents, areas: readonly Area[], height: number) {
  const sizes = sheetSizes(sheet);
  const looks = cellLooks(workbook);
  const headings = sheet.cells.filter(({ column, style, value }) => {
    const look = looks[style];
    return column === 1 && value && look !== undefined && isHeading(look);
  });
  return areas.flatMap((area) => {
    const rows = headings.map(({ row }) => row);
    const starts = new Set(rows.filter((row) => row > area.firstRow && row <= area.lastRow));
    let [offset, begin] = [0, 0];
    for (let row = area.firstRow; row <= area.lastRow; row++) {
      if (starts.has(row)) begin = offset;
      offset += sizes.heightOf(row);
      const isEnd = row === area.lastRow || starts.has(row + 1);
      const fits = offset - begin <= height * certain;
      if (isEnd && begin > 0 && fits && Math.floor(begin / height) !== Math.floor((offset - 1) / height))
        return [`${sheet.name} ends a page within the block above row ${row + 1}`];
    }
    return [];
  });
}

/** Rows, and columns where there are any, that stay in sight. */
function frozenParts({ xml }: SheetContents): string {
  const pane = tagTexts(xml, 'pane')[0] ?? '';
  const [rows, columns] = [attribute(pane, 'ySplit') ?? '0', attribute(pane, 'xSplit') ?? '0'];
  return columns === '0' ? rows : `${rows} and ${columns}`;
}

function printedProblems(workbook: WorkbookContents, sheet: SheetContents): readonly string[] {
  const areas = areasIn(sheetName(workbook, sheet, '_xlnm.Print_Area') ?? '');
  const titles = sheetName(workbook, sheet, '_xlnm.Print_Titles');
  const height = pageHeight(sheet, areas, sheetSizes(sheet), titles ?? '');
  const last = areas.reduce((most, { lastColumn }) => Math.max(most, lastColumn), 0);
  return [
    ...(areas.length === 0 ? [`${sheet.name} has no print area`] : []),
    ...(titles === null ? [`${sheet.name} repeats no title in print`] : []),
    ...setUpProblems(sheet),
    ...(frozenParts(sheet) === '1' ? [] : [`${sheet.name} freezes more or less than its first row`]),
    ...areaProblems(sheet, areas),
    ...viewProblems(workbook, sheet),
    ...chartProblems(workbook, sheet, areas),
    ...blockProblems(workbook, sheet, areas, height),
    ...titleProblems(workbook, sheet, areas, height),
    ...fitProblems(workbook, sheet, last === 0 ? null : last),
  ];
}

/** What a reader of the printed workbook, or of its screens, would stumble over; empty when all is in sight. */
export function printProblems(bytes: Uint8Array): readonly string[] {
  const workbook = workbookContents(packageContents(bytes));
  return workbook.sheets
    .filter((sheet) => !isHidden(workbook, sheet))
    .flatMap((sheet) => printedProblems(workbook, sheet));
}

/** How many pages of A4 come out when all of the workbook is printed. */
export function printedPages(bytes: Uint8Array): number {
  const workbook = workbookContents(packageContents(bytes));
  return workbook.sheets
    .filter(({ name }) => answers.has(name))
    .reduce((pages, sheet) => {
      const areas = areasIn(sheetName(workbook, sheet, '_xlnm.Print_Area') ?? '');
      const sizes = sheetSizes(sheet);
      const height = pageHeight(sheet, areas, sizes, sheetName(workbook, sheet, '_xlnm.Print_Titles') ?? '');
      const taken = ({ firstRow, lastRow }: Area): number => {
        let sum = 0;
        for (let row = firstRow; row <= lastRow; row++) sum += sizes.heightOf(row);
        return sum;
      };
      return pages + areas.reduce((all, area) => all + Math.ceil(taken(area) / height), 0);
    }, 0);
}

function isHidden({ xml }: WorkbookContents, { name }: SheetContents): boolean {
  const texts = childrenOf(xml, rootChild(xml, 'sheets')).map((element) => openText(xml, element));
  return texts.some((text) => attribute(text, 'name') === name && attribute(text, 'state') === 'hidden');
}

function formSheetProblems(workbook: WorkbookContents, sheet: SheetContents): readonly string[] {
  return [...setUpProblems(sheet), ...viewProblems(workbook, sheet), ...fitProblems(workbook, sheet)];
}

/** The same for a workbook that is filled in: all that is used is printed. Hidden sheets are for formulas only. */
export function formProblems(bytes: Uint8Array): readonly string[] {
  const workbook = workbookContents(packageContents(bytes));
  const shown = workbook.sheets.filter((sheet) => !isHidden(workbook, sheet));
  return shown.flatMap((sheet) => formSheetProblems(workbook, sheet));
}
