import { namespacesOf } from '#documents/excel/annotate/namespaces.ts';
import { editedText, insertion, type TextEdit } from '#documents/package/text-edits.ts';
import { attribute, childElements, rootChildren, withAttribute, type XmlElement } from '#documents/package/xml-tags.ts';

/** Hidden name by which the sheet that we put in a workbook before is known again. */
const findingsMark = 'evenwicht_fouten';

interface NewSheet {
  readonly name: string;
  readonly relationshipId: string;
}

const openText = (xml: string, { open }: XmlElement): string => xml.slice(open.start, open.end);

const changedOpen = (xml: string, element: XmlElement, name: string, value: string): TextEdit => ({
  start: element.open.start,
  end: element.open.end,
  insert: withAttribute(openText(xml, element), name, value),
});

function section(xml: string, local: string): XmlElement | null {
  return rootChildren(xml).find(({ open }) => open.local === local && open.kind === 'open') ?? null;
}

const children = (xml: string, element: XmlElement | null): readonly XmlElement[] =>
  element ? childElements(xml, element.open.end, element.contentEnd) : [];

/** The first tab is shown when the file opens. */
const firstTabEdits = (xml: string): readonly TextEdit[] =>
  children(xml, section(xml, 'bookViews')).map((view) => {
    const text = withAttribute(withAttribute(openText(xml, view), 'activeTab', '0'), 'firstSheet', '0');
    return { start: view.open.start, end: view.open.end, insert: text };
  });

/** Names of one sheet refer to it by its place, which moves by one. */
const movedNames = (xml: string): readonly TextEdit[] =>
  children(xml, section(xml, 'definedNames')).flatMap((name) => {
    const place = attribute(openText(xml, name), 'localSheetId');
    return place === null ? [] : [changedOpen(xml, name, 'localSheetId', String(Number(place) + 1))];
  });

function addedName(xml: string, sheetsEnd: number, prefix: string, sheet: string): TextEdit {
  const name = `<${prefix}definedName name="${findingsMark}" hidden="1">'${sheet}'!$A$1</${prefix}definedName>`;
  const names = section(xml, 'definedNames');
  if (names) return insertion(names.contentEnd, name);
  const before = rootChildren(xml).findLast(({ open }) =>
    ['functionGroups', 'externalReferences'].includes(open.local),
  );
  return insertion(before?.end ?? sheetsEnd, `<${prefix}definedNames>${name}</${prefix}definedNames>`);
}

/** The workbook part with a new first sheet that opens by itself. Throws when there are no sheets. */
export function withFirstSheet(xml: string, { name, relationshipId }: NewSheet): string {
  const { prefix, idAttribute } = namespacesOf(xml);
  const sheets = section(xml, 'sheets');
  if (!sheets) throw new Error('the workbook has no sheets');
  const ids = children(xml, sheets).map((sheet) => Number(attribute(openText(xml, sheet), 'sheetId') ?? 0));
  const sheetId = Math.max(0, ...ids) + 1;
  const sheet = `<${prefix}sheet name="${name}" sheetId="${sheetId}" ${idAttribute}="${relationshipId}"/>`;
  return editedText(xml, [
    ...firstTabEdits(xml),
    insertion(sheets.open.end, sheet),
    ...movedNames(xml),
    addedName(xml, sheets.end, prefix, name),
  ]);
}

/** Name of the sheet that an earlier annotation put in; null when there is none. */
export function earlierFindingsSheet(xml: string): string | null {
  const mark = children(xml, section(xml, 'definedNames')).find(
    (name) => attribute(openText(xml, name), 'name') === findingsMark,
  );
  if (!mark) return null;
  return /^'?([^'!]+)'?!/.exec(xml.slice(mark.open.end, mark.contentEnd))?.[1] ?? null;
}
