import { readerLimits } from '#input/reader/reader-limits.ts';
import { linkedPart, linksOf } from '#input/gate/linked-parts.ts';
import {
  damagedWorkbook,
  notAWorkbook,
  tooLargeWorkbook,
  unsupportedWorkbook,
  workbookWithMacros,
} from '#input/reader/unreadable-workbook.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';
import type { PackageParts } from '#input/gate/zip-file.ts';

const contentTypesPart = '[Content_Types].xml';

/** Content types by part name in lower case, and those for a file ending as ".xml". */
function contentTypes(zip: PackageParts): ReadonlyMap<string, string> {
  if (!zip.has(contentTypesPart)) throw notAWorkbook('de inhoud is van een ander soort');
  const scanner = new XmlScanner(zip.part(contentTypesPart), contentTypesPart);
  const types = new Map<string, string>();
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open) continue;
    if (types.size >= readerLimits.links) throw tooLargeWorkbook('het heeft te veel onderdelen');
    const type = (scanner.attribute('ContentType') ?? '').toLowerCase();
    if (scanner.is('Override')) types.set((scanner.attribute('PartName') ?? '').replace(/^\//, '').toLowerCase(), type);
    if (scanner.is('Default')) types.set(`.${(scanner.attribute('Extension') ?? '').toLowerCase()}`, type);
  }
  return types;
}

function contentType(types: ReadonlyMap<string, string>, part: string): string {
  const name = part.toLowerCase();
  return types.get(name) ?? types.get(name.slice(name.lastIndexOf('.'))) ?? '';
}

function hasMacros(zip: PackageParts, types: ReadonlyMap<string, string>): boolean {
  return zip.entries.some(
    (entry) =>
      /(^|\/)vbaproject\.bin$/i.test(entry.name) || /vbaproject|macroenabled/.test(contentType(types, entry.name)),
  );
}

/** Name of the part that describes the workbook, found through relationships. Refuses all that is no plain xlsx. */
export function mainPart(zip: PackageParts): string {
  const types = contentTypes(zip);
  const relationship = linksOf(zip, '').find(({ kind }) => kind === 'officeDocument');
  if (!relationship) throw notAWorkbook('het bevat geen werkmap');
  const name = linkedPart(relationship);
  const type = contentType(types, name);
  if (type.includes('sheet.binary')) throw unsupportedWorkbook("het is een 'Excel binaire werkmap' (.xlsb)");
  if (hasMacros(zip, types)) throw workbookWithMacros();
  if (type.includes('wordprocessingml')) throw notAWorkbook('het is een Word-document');
  if (type.includes('presentationml')) throw notAWorkbook('het is een presentatie');
  if (type.endsWith('spreadsheetml.template.main+xml'))
    throw unsupportedWorkbook("het is een 'Excel-sjabloon' (.xltx), ook als de naam op .xlsx eindigt");
  if (!type.endsWith('spreadsheetml.sheet.main+xml')) throw notAWorkbook('het bevat geen werkmap');
  if (!zip.has(name)) throw damagedWorkbook('de werkmap ontbreekt');
  return name;
}
