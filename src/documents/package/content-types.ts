import type { OpenPackage } from '#documents/package/open-package.ts';
import { withChild } from '#documents/package/relationships.ts';
import { attribute, rootChildren, rootTag } from '#documents/package/xml-tags.ts';
import { xmlText } from '#documents/package/xml-text.ts';

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
