import { attribute, childrenOf, rootChild } from '#test/office-package/package-contents.ts';
import { type SheetContents, type WorkbookContents, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { zipParts } from '#office/package/zip-directory.ts';

/** What an error workbook may change in a part that was there: these are compared by meaning, all others byte for byte. */
const rewritten = /^\[Content_Types\]\.xml$|\.rels$|workbook\.xml$|styles\.xml$|\/comments|vmlDrawing|worksheets\//i;

/** A sheet without what a mark adds: styles of cells, empty cells and rows, the reference to boxes, the chosen tab. */
const bareSheet = (xml: string): string =>
  xml
    .replaceAll(/(<(?:\w+:)?c\b[^>]*?)\ss="\d+"/g, '$1')
    .replaceAll(/<((?:\w+:)?c)\b[^>]*?(?:\/>|><\/\1>)/g, '')
    .replaceAll(/<((?:\w+:)?row)\b[^>]*?(?:\/>|><\/\1>)/g, '')
    .replaceAll(/\stabSelected="(?:1|true)"/g, '')
    .replaceAll(/<(?:\w+:)?legacyDrawing\s[^>]*>/g, '');

/** Per address what a cell's format is apart from its fill. */
function formats(workbook: WorkbookContents, sheet: SheetContents): ReadonlyMap<string, string> {
  const styles = [...workbook.contents.texts].find(([name]) => name.endsWith('styles.xml'))?.[1] ?? '';
  const items = childrenOf(styles, rootChild(styles, 'cellXfs')).map(({ start, end }) =>
    styles.slice(start, end).replaceAll(/\s(?:fillId|applyFill)="\w*"/g, ''),
  );
  return new Map(sheet.cells.map(({ address, style }) => [address, items[style] ?? '']));
}

function lostOfSheet(before: WorkbookContents, after: WorkbookContents, sheet: SheetContents): readonly string[] {
  const later = after.sheets.find(({ part }) => part === sheet.part);
  if (!later) return [`sheet ${sheet.name} is gone`];
  const [was, is] = [formats(before, sheet), formats(after, later)];
  return [
    ...(later.name === sheet.name ? [] : [`sheet ${sheet.name} is called ${later.name}`]),
    ...(bareSheet(sheet.xml) === bareSheet(later.xml) ? [] : [`sheet ${sheet.name} has changed`]),
    ...[...was].filter(([address, format]) => is.get(address) !== format).map(([address]) => `format of ${address}`),
  ];
}

/** Everything between tags in parts that people fill: texts of comments and the names of the workbook. */
function lostTexts(before: WorkbookContents, after: WorkbookContents): readonly string[] {
  return [...before.contents.texts].flatMap(([name, xml]) => {
    if (!/\/comments|workbook\.xml$/i.test(name)) return [];
    const later = after.contents.texts.get(name) ?? '';
    const texts = [...xml.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()).filter((text) => text !== '');
    return texts.filter((text) => !later.includes(text)).map((text) => `${name} lost ${text}`);
  });
}

/** What of a user's file is not in the file made from it, but for the fills of cells; empty when all of it is. */
export function lostContent(before: Uint8Array, after: Uint8Array): readonly string[] {
  const [was, is] = [openedWorkbook(before), openedWorkbook(after)];
  const later = new Map(zipParts(after).map((part) => [part.name, part]));
  const parts = zipParts(before).flatMap(({ name, packed }) => {
    const found = later.get(name);
    if (!found) return [`part ${name} is gone`];
    return rewritten.test(name) || Buffer.from(found.packed).equals(packed) ? [] : [`part ${name} has changed`];
  });
  const links = [...was.contents.texts].flatMap(([name, xml]) => {
    if (!name.endsWith('.rels')) return [];
    const ids = [...xml.matchAll(/<Relationship\s[^>]*>/g)].map(([text]) => attribute(text, 'Id') ?? '');
    return ids.filter((id) => !is.contents.texts.get(name)?.includes(`"${id}"`)).map((id) => `${name} lost ${id}`);
  });
  return [...parts, ...links, ...was.sheets.flatMap((sheet) => lostOfSheet(was, is, sheet)), ...lostTexts(was, is)];
}
