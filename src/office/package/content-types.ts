import type { OpenPackage } from '#office/package/open-package.ts';
import { withChild } from '#office/package/relationships.ts';
import { editedText } from '#office/package/text-edits.ts';
import { attribute, rootChildren, rootTag } from '#office/package/xml-tags.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

export const contentTypesName = '[Content_Types].xml';

/** What a package says of the type of its parts: of one part by its name, or of all with a file ending as ".xml". In lower case. */
export interface ContentType {
  readonly of: string;
  readonly type: string;
}

const encoder = new TextEncoder();

/** The content types in that list, one by one. Throws an XmlError where the list is not well-formed. */
export function* contentTypesIn(list: Uint8Array | string): Generator<ContentType> {
  const scanner = new XmlScanner(typeof list === 'string' ? encoder.encode(list) : list, contentTypesName);
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open) continue;
    const type = (scanner.attribute('ContentType') ?? '').toLowerCase();
    if (scanner.is('Override'))
      yield { of: (scanner.attribute('PartName') ?? '').replace(/^\//, '').toLowerCase(), type };
    if (scanner.is('Default')) yield { of: `.${(scanner.attribute('Extension') ?? '').toLowerCase()}`, type };
  }
}

/** The type of a part; '' when nothing is said of it. */
export function contentType(types: ReadonlyMap<string, string>, part: string): string {
  const name = part.toLowerCase();
  return types.get(name) ?? types.get(name.slice(name.lastIndexOf('.'))) ?? '';
}

export const contentTypesOf = (opened: OpenPackage): ReadonlyMap<string, string> =>
  new Map(Array.from(contentTypesIn(opened.text(contentTypesName)), ({ of, type }) => [of, type]));

function addChild(opened: OpenPackage, local: string, attributes: string): void {
  const xml = opened.text(contentTypesName);
  const { prefix } = rootTag(xml);
  opened.write(contentTypesName, withChild(xml, `<${prefix === '' ? '' : `${prefix}:`}${local} ${attributes}/>`));
}

/** Says of what type a new part is. */
export const addOverride = (opened: OpenPackage, part: string, type: string): void =>
  addChild(opened, 'Override', `PartName="/${xmlText(part)}" ContentType="${type}"`);

/** Says of what type parts with this file ending are, unless that is said already. */
export function addDefault(opened: OpenPackage, extension: string, type: string): void {
  const xml = opened.text(contentTypesName);
  const isKnown = rootChildren(xml).some(
    ({ open }) => attribute(xml.slice(open.start, open.end), 'Extension')?.toLowerCase() === extension,
  );
  if (!isKnown) addChild(opened, 'Default', `Extension="${extension}" ContentType="${type}"`);
}

function removeOverrides(opened: OpenPackage, isGone: (part: string) => boolean): void {
  const xml = opened.text(contentTypesName);
  const gone = rootChildren(xml).filter(({ open }) => {
    const name = attribute(xml.slice(open.start, open.end), 'PartName');
    return name !== null && isGone(name.replace(/^\//, '').toLowerCase());
  });
  const edits = gone.map(({ start, end }) => ({ start, end, insert: '' }));
  if (edits.length > 0) opened.write(contentTypesName, editedText(xml, edits));
}

/** Forgets the type of a part that goes. */
export const removeOverride = (opened: OpenPackage, part: string): void =>
  removeOverrides(opened, (name) => name === part.toLowerCase());

/** Forgets the types of parts that are not there. */
export const removeLostOverrides = (opened: OpenPackage): void => removeOverrides(opened, (name) => !opened.has(name));
