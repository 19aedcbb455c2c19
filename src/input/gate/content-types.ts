import { readerLimits } from '#input/gate/reader-limits.ts';
import { notAWorkbook, tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import { contentTypesIn, contentTypesName } from '#office/package/content-types.ts';
import type { PackageParts } from '#input/gate/zip-file.ts';

/** Content types of an upload by part name in lower case, and those for a file ending as ".xml". */
export function contentTypes(zip: PackageParts): ReadonlyMap<string, string> {
  if (!zip.has(contentTypesName)) throw notAWorkbook('de inhoud is van een ander soort');
  const types = new Map<string, string>();
  for (const { of, type } of contentTypesIn(zip.part(contentTypesName))) {
    if (types.size >= readerLimits.links) throw tooLargeWorkbook('het heeft te veel onderdelen');
    types.set(of, type);
  }
  return types;
}
