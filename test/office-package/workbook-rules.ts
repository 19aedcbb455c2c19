import {
  attribute,
  childrenOf,
  openText,
  relationshipsFrom,
  rootChild,
  tagTexts,
} from '#test/office-package/package-contents.ts';
import type { SheetContents, WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** Rules for workbooks beyond those of any package. Each gives what is wrong, as sentences. */

function nameProblems({ xml, sheets }: WorkbookContents): readonly string[] {
  const texts = childrenOf(xml, rootChild(xml, 'sheets')).map((element) => openText(xml, element));
  const names = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const ids = new Set(texts.map((text) => attribute(text, 'sheetId')));
  return [
    ...(names.size === sheets.length ? [] : ['two sheets have one name']),
    ...(ids.size === sheets.length ? [] : ['two sheets have one id']),
    ...sheets
      .filter(({ name }) => name.length > 31 || /[[\]:*?/\\]/.test(name))
      .map(({ name }) => `sheet name ${name} is not allowed`),
    ...sheets.filter(({ xml: text }) => text === '').map(({ name }) => `sheet ${name} has no part`),
  ];
}

const countOf = (xml: string, local: string): number => childrenOf(xml, rootChild(xml, local)).length;

/** Numbers in one attribute of all formats of a collection that are not below the limit. */
function outOfRange(xml: string, collection: string, name: string, limit: number): readonly string[] {
  return childrenOf(xml, rootChild(xml, collection)).flatMap((element, index) => {
    const value = attribute(openText(xml, element), name);
    return value !== null && Number(value) >= limit ? [`${collection} ${index}: ${name} ${value} is not there`] : [];
  });
}

function styleProblems({ contents, part, sheets }: WorkbookContents): readonly string[] {
  const target = relationshipsFrom(contents, part).find(({ kind }) => kind === 'styles')?.target;
  const xml = contents.texts.get(target ?? '');
  if (xml === undefined) return ['there is no styles part'];
  const counted = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'dxfs'].flatMap(
    (local) => {
      const element = rootChild(xml, local);
      const count = element ? attribute(openText(xml, element), 'count') : null;
      return count !== null && Number(count) !== countOf(xml, local)
        ? [`${local} counts ${count}, holds ${countOf(xml, local)}`]
        : [];
    },
  );
  const formats = countOf(xml, 'cellXfs');
  const collections = { fontId: 'fonts', fillId: 'fills', borderId: 'borders', xfId: 'cellStyleXfs' };
  const wrong = Object.entries(collections).flatMap(([name, local]) =>
    outOfRange(xml, 'cellXfs', name, countOf(xml, local)),
  );
  const cells = sheets.flatMap((sheet) =>
    sheet.cells
      .filter(({ style }) => style >= formats)
      .map(({ address }) => `${sheet.name}!${address} has a style that is not there`),
  );
  return [...counted, ...wrong, ...cells.slice(0, 5)];
}

function cellProblems({ sharedTexts }: WorkbookContents, { name, xml, cells }: SheetContents): readonly string[] {
  const problems: string[] = [];
  let [row, column] = [0, 0];
  for (const cell of cells) {
    if (cell.row < row || (cell.row === row && cell.column <= column))
      problems.push(`${name}!${cell.address} is out of order`);
    if (cell.type === 's' && cell.value === null)
      problems.push(`${name}!${cell.address} has no text among ${sharedTexts.length}`);
    if (cell.type === 'n' && cell.value !== null && !Number.isFinite(Number(cell.value)))
      problems.push(`${name}!${cell.address} is no number`);
    if ((cell.value?.length ?? 0) > 32_767) problems.push(`${name}!${cell.address} is too long`);
    [row, column] = [cell.row, cell.column];
  }
  const rows = tagTexts(xml, 'row').map((text) => Number(attribute(text, 'r')));
  if (rows.some((number, index) => index > 0 && number <= (rows[index - 1] ?? 0)))
    problems.push(`${name} has rows out of order`);
  return problems.slice(0, 5);
}

function tableProblems(workbook: WorkbookContents, sheet: SheetContents): readonly string[] {
  const tables = relationshipsFrom(workbook.contents, sheet.part).filter(({ kind }) => kind === 'table');
  const named = childrenOf(sheet.xml, rootChild(sheet.xml, 'tableParts')).length;
  const count = named === tables.length ? [] : [`${sheet.name} names ${named} tables and has ${tables.length}`];
  return [
    ...count,
    ...tables.flatMap(({ target }) => headerProblems(sheet, workbook.contents.texts.get(target) ?? '')),
  ];
}

/** The headers of a table are exactly the texts of its first row. */
function headerProblems({ name, cells }: SheetContents, xml: string): readonly string[] {
  const table = tagTexts(xml, 'table')[0] ?? '';
  const [, first = '', row = ''] = /^([A-Z]+)(\d+):/.exec(attribute(table, 'ref') ?? '') ?? [];
  const headers = tagTexts(xml, 'tableColumn').map((text) => attribute(text, 'name'));
  const start = cells.findIndex(({ address }) => address === `${first}${row}`);
  const shown = cells.slice(start, start + headers.length).map(({ value }) => value);
  const problems = headers.flatMap((header, index) =>
    header === shown[index] ? [] : [`${name}: header ${header} of ${attribute(table, 'name')} shows ${shown[index]}`],
  );
  return new Set(headers).size === headers.length ? problems : [...problems, `${name}: a table repeats a header`];
}

function tableIdentityProblems({ contents }: WorkbookContents): readonly string[] {
  const tables = [...contents.texts]
    .filter(([name]) => /tables\/[^/]+\.xml$/.test(name))
    .map(([, xml]) => tagTexts(xml, 'table')[0] ?? '');
  const ids = new Set(tables.map((text) => attribute(text, 'id')));
  const names = new Set(tables.map((text) => attribute(text, 'displayName')?.toLowerCase()));
  return ids.size === tables.length && names.size === tables.length ? [] : ['two tables have one id or name'];
}

function referredSheet(reference: string): string | undefined {
  return /^'((?:[^']|'')*)'!/.exec(reference)?.[1]?.replaceAll("''", "'") ?? /^([^'!]+)!/.exec(reference)?.[1];
}

function definedNameProblems({ xml, sheets }: WorkbookContents): readonly string[] {
  const known = new Set(sheets.map(({ name }) => name));
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const element of childrenOf(xml, rootChild(xml, 'definedNames'))) {
    const text = openText(xml, element);
    const [name, local] = [attribute(text, 'name') ?? '', attribute(text, 'localSheetId')];
    const reference = xml
      .slice(element.open.end, element.contentEnd)
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&');
    const key = `${local ?? ''}/${name.toLowerCase()}`;
    const sheet = referredSheet(reference);
    if (seen.has(key)) problems.push(`name ${name} is there twice`);
    if (sheet !== undefined && !known.has(sheet))
      problems.push(`name ${name} refers to sheet ${sheet}, which is not there`);
    if (local !== null && Number(local) >= sheets.length) problems.push(`name ${name} belongs to no sheet`);
    seen.add(key);
  }
  return problems;
}

function viewProblems({ xml, sheets }: WorkbookContents): readonly string[] {
  const selected = sheets.filter((sheet) =>
    tagTexts(sheet.xml, 'sheetView').some((text) => attribute(text, 'tabSelected') === '1'),
  );
  const active = tagTexts(xml, 'workbookView').map((text) => Number(attribute(text, 'activeTab') ?? 0));
  return [
    ...(selected.length > 1 ? [`${selected.length} sheets are selected together`] : []),
    ...active.filter((tab) => tab >= sheets.length).map((tab) => `tab ${tab} is not there`),
  ];
}

/** Every comment has its box, and every box of a note its comment. */
function commentProblems({ contents }: WorkbookContents, { name, part, xml }: SheetContents): readonly string[] {
  const related = relationshipsFrom(contents, part);
  const comments = contents.texts.get(related.find(({ kind }) => kind === 'comments')?.target ?? '');
  if (comments === undefined) return [];
  const reference = tagTexts(xml, 'legacyDrawing')[0];
  const id = reference === undefined ? null : attribute(reference, '*:id');
  const drawing = contents.texts.get(related.find((item) => item.id === id)?.target ?? '') ?? '';
  const boxes = [...drawing.matchAll(/<\w+:Row>\s*(\d+)\s*<\/\w+:Row>\s*<\w+:Column>\s*(\d+)/g)].map(
    ([, row, column]) => `${Number(row) + 1}/${Number(column) + 1}`,
  );
  const addresses = tagTexts(comments, 'comment').map((text) => attribute(text, 'ref') ?? '');
  const shapes = [...drawing.matchAll(/<v:shape\s[^>]*?\sid="([^"]+)"/g)].map(([, shape]) => shape);
  return [
    ...(boxes.length === addresses.length
      ? []
      : [`${name} has ${addresses.length} comments and ${boxes.length} boxes`]),
    ...(new Set(addresses).size === addresses.length ? [] : [`${name} has two comments at one cell`]),
    ...(new Set(shapes).size === shapes.length ? [] : [`${name} repeats the id of a box`]),
  ];
}

function linkProblems({ sheets }: WorkbookContents, { name, xml }: SheetContents): readonly string[] {
  const known = new Set(sheets.map((sheet) => sheet.name));
  return tagTexts(xml, 'hyperlink').flatMap((text) => {
    const location = attribute(text, 'location');
    const sheet = /^'((?:[^']|'')*)'!/.exec(location ?? '')?.[1]?.replaceAll("''", "'");
    return sheet !== undefined && !known.has(sheet) ? [`${name} links to sheet ${sheet}, which is not there`] : [];
  });
}

/** Everything that is wrong with a workbook beyond its package. */
export const workbookProblems = (workbook: WorkbookContents): readonly string[] => [
  ...nameProblems(workbook),
  ...styleProblems(workbook),
  ...tableIdentityProblems(workbook),
  ...definedNameProblems(workbook),
  ...viewProblems(workbook),
  ...workbook.sheets.flatMap((sheet) => [
    ...cellProblems(workbook, sheet),
    ...tableProblems(workbook, sheet),
    ...commentProblems(workbook, sheet),
    ...linkProblems(workbook, sheet),
  ]),
];
