import { linkedPart, linksOf, contentTypes } from '#input/gate/linked-parts.ts';
import {
  damagedWorkbook,
  notAWorkbook,
  unsupportedWorkbook,
  workbookWithMacros,
} from '#input/gate/unreadable-workbook.ts';
import { contentType } from '#office/package/content-types.ts';
import type { PackageParts } from '#input/gate/zip-file.ts';

function hasMacros(zip: PackageParts, types: ReadonlyMap<string, string>): boolean {
  return zip.entries.some(
    (entry) =>
      /(^|\/)vbaproject\.bin$/i.test(entry.name) ||
      /vbaproject|macroenabled|macrosheet/.test(contentType(types, entry.name)),
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
