import type { OpenPackage } from '#office/package/open-package.ts';
import { withChild } from '#office/package/relationships.ts';
import { editedText } from '#office/package/text-edits.ts';
import { attribute, rootChildren, rootTag } from '#office/package/xml-tags.ts';
import { xmlText } from '#office/package/xml-text.ts';

const contentTypesName = '[Content_Types].xml';

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

/** Forgets the type of a part that goes. */
export function removeOverride(opened: OpenPackage, part: string): void {
  const xml = opened.text(contentTypesName);
  const own = rootChildren(xml).filter(
    ({ open }) => attribute(xml.slice(open.start, open.end), 'PartName')?.toLowerCase() === `/${part.toLowerCase()}`,
  );
  const edits = own.map(({ start, end }) => ({ start, end, insert: '' }));
  if (edits.length > 0) opened.write(contentTypesName, editedText(xml, edits));
}
