import { namespacesOf } from '#input/opened/namespaces.ts';
import { editedText, insertion, removal, type TextEdit } from '#office/package/text-edits.ts';
import {
  attributeOf,
  childrenOf,
  openingTag,
  rootChild,
  rootChildren,
  withAttribute,
  type XmlElement,
} from '#office/package/xml-tags.ts';
import { decodedText } from '#office/package/xml/xml-text.ts';

/** Hidden name by which the sheet that we put in a workbook before is known again. */
const findingsMark = 'evenwicht_fouten';

interface NewSheet {
  readonly name: string;
  readonly relationshipId: string;
  /** The range with the list, its header included: $A$5:$H$20. */
  readonly filter: string;
  /** The header rows repeated on every page: $5:$5. */
  readonly titles: string;
}

const changedOpen = (xml: string, element: XmlElement, name: string, value: string): TextEdit => ({
  start: element.open.start,
  end: element.open.end,
  insert: withAttribute(openingTag(xml, element), name, value),
});

const children = (xml: string, local: string): readonly XmlElement[] => childrenOf(xml, rootChild(xml, local));

/** The first tab is shown when the file opens. */
const firstTabEdits = (xml: string): readonly TextEdit[] =>
  children(xml, 'bookViews').map((view) => {
    const text = withAttribute(withAttribute(openingTag(xml, view), 'activeTab', '0'), 'firstSheet', '0');
    return { start: view.open.start, end: view.open.end, insert: text };
  });

/** Names of one sheet refer to it by its place, which moves by one. */
const movedNames = (xml: string): readonly TextEdit[] =>
  children(xml, 'definedNames').flatMap((name) => {
    const place = attributeOf(xml, name, 'localSheetId');
    return place === null ? [] : [changedOpen(xml, name, 'localSheetId', String(Number(place) + 1))];
  });

/** The mark, and what makes Excel filter the list and repeat its header on every page. */
function ownNames(prefix: string, { name, filter, titles }: NewSheet): string {
  const sheet = `'${name}'`;
  const local = (label: string, more: string, reference: string): string =>
    `<${prefix}definedName name="_xlnm.${label}" localSheetId="0"${more}>${sheet}!${reference}</${prefix}definedName>`;
  return (
    local('_FilterDatabase', ' hidden="1"', filter) +
    local('Print_Titles', '', titles) +
    `<${prefix}definedName name="${findingsMark}" hidden="1">${sheet}!$A$1</${prefix}definedName>`
  );
}

function addedNames(xml: string, sheetsEnd: number, prefix: string, sheet: NewSheet): TextEdit {
  const names = ownNames(prefix, sheet);
  const present = rootChild(xml, 'definedNames');
  if (present?.open.kind === 'open') return insertion(present.contentEnd, names);
  const before = rootChildren(xml).findLast(({ open }) =>
    ['functionGroups', 'externalReferences'].includes(open.local),
  );
  const insert = `<${prefix}definedNames>${names}</${prefix}definedNames>`;
  return present ? { start: present.start, end: present.end, insert } : insertion(before?.end ?? sheetsEnd, insert);
}

/** The workbook part with a new first sheet that opens by itself. Throws when there are no sheets. */
export function withFirstSheet(xml: string, added: NewSheet): string {
  const { prefix, idAttribute } = namespacesOf(xml);
  const sheets = rootChild(xml, 'sheets');
  if (sheets?.open.kind !== 'open') throw new Error('the workbook has no sheets');
  const ids = childrenOf(xml, sheets).map((item) => Number(attributeOf(xml, item, 'sheetId') ?? 0));
  const sheetId = ids.reduce((highest, id) => Math.max(highest, id), 0) + 1;
  const sheet = `<${prefix}sheet name="${added.name}" sheetId="${sheetId}" ${idAttribute}="${added.relationshipId}"/>`;
  return editedText(xml, [
    ...firstTabEdits(xml),
    insertion(sheets.open.end, sheet),
    ...movedNames(xml),
    addedNames(xml, sheets.end, prefix, added),
  ]);
}

/** What of the names goes or moves up when the sheet at this place goes; -1 for none. */
function namesWithout(xml: string, gone: number): readonly TextEdit[] {
  return children(xml, 'definedNames').flatMap((name) => {
    if (attributeOf(xml, name, 'name') === findingsMark) return [removal(name)];
    const place = attributeOf(xml, name, 'localSheetId');
    if (gone < 0 || place === null || Number(place) < gone) return [];
    return Number(place) === gone
      ? [removal(name)]
      : [changedOpen(xml, name, 'localSheetId', String(Number(place) - 1))];
  });
}

/** Name of the sheet that a reference like 'Fouten'!$A$1 or Fouten!$A$1 points at. */
function referredSheet(reference: string): string {
  const sheet = reference.slice(0, Math.max(0, reference.lastIndexOf('!')));
  return sheet.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;
}

/**
 * The workbook part without the sheet that an earlier annotation put in, and the relationship of that sheet (null when the
 * user had removed it); null when there was no earlier annotation.
 */
export function withoutFindingsSheet(
  xml: string,
): { readonly xml: string; readonly relationshipId: string | null } | null {
  const mark = children(xml, 'definedNames').find((name) => attributeOf(xml, name, 'name') === findingsMark);
  if (!mark) return null;
  const name = referredSheet(decodedText(xml.slice(mark.open.end, mark.contentEnd)));
  const sheets = children(xml, 'sheets');
  const gone = sheets.findIndex((item) => attributeOf(xml, item, 'name') === name);
  const sheet = sheets[gone];
  return {
    xml: editedText(xml, [...(sheet ? [removal(sheet)] : []), ...namesWithout(xml, gone)]),
    relationshipId: sheet ? attributeOf(xml, sheet, '*:id') : null,
  };
}
