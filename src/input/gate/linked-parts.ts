import { readerLimits } from '#input/gate/reader-limits.ts';
import {
  damagedWorkbook,
  tooLargeWorkbook,
  unsupportedWorkbook,
  notAWorkbook,
} from '#input/gate/unreadable-workbook.ts';
import { type Relationship, relationshipsIn, relationshipsName } from '#office/package/relationships.ts';
import type { PackageParts } from '#input/gate/zip-file.ts';
import { contentTypesIn, contentTypesName } from '#office/package/content-types.ts';

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

/** All relationships of a part of an upload, in the order of the file; none when it has no list. */
export function linksOf(zip: PackageParts, part: string): readonly Relationship[] {
  const name = relationshipsName(part);
  if (!zip.has(name)) return [];
  const found: Relationship[] = [];
  for (const relationship of relationshipsIn(zip.part(name), part)) {
    if (found.length >= readerLimits.links) throw tooLargeWorkbook('het heeft te veel verwijzingen');
    found.push(relationship);
  }
  return found;
}

/** Name of the part that a relationship points at. Only for parts that are read: others may point anywhere. */
export function linkedPart({ target, isExternal, isOutside }: Relationship): string {
  if (isExternal) throw unsupportedWorkbook('een onderdeel staat buiten het bestand');
  if (isOutside) throw damagedWorkbook('een onderdeel verwijst naar een plaats buiten het bestand');
  return target;
}
