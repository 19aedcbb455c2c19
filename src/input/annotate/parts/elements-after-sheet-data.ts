import { childElements, type XmlElement } from '#office/package/xml-tags.ts';

/**
 * The elements of a sheet behind its cells, found without passing over the cells, of which there may be millions.
 * `prefix` is that of spreadsheet elements. Throws when the sheet has no sheetData.
 */
export function elementsAfterSheetData(xml: string, prefix: string): readonly XmlElement[] {
  const name = `${prefix}sheetData`;
  const data = Math.max(xml.lastIndexOf(`</${name}`), xml.lastIndexOf(`<${name}/`), xml.lastIndexOf(`<${name} /`));
  if (data < 0) throw new Error('the sheet has no sheetData');
  return childElements(xml, xml.indexOf('>', data) + 1, xml.lastIndexOf('</'));
}
