import { readerLimits } from '#documents/excel/reader/reader-limits.ts';
import { damagedWorkbook, tooLargeWorkbook, unsupportedWorkbook } from '#documents/excel/unreadable-workbook.ts';
import { XmlScanner, xmlToken } from '#documents/xml/xml-scanner.ts';
import type { ZipFile } from '#documents/zip/zip-file.ts';

/** From one part of a package to another. */
export interface Relationship {
  readonly id: string;
  /** Last word of its type: "worksheet". */
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

/** Where the relationships of a part stand; those of the package itself for an empty name. */
function relationshipPart(part: string): string {
  const folder = folderOf(part);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

/** All relationships of a part, in the order of the file; none when it has no list. */
export function relationships(zip: ZipFile, part: string): readonly Relationship[] {
  const name = relationshipPart(part);
  if (!zip.has(name)) return [];
  const scanner = new XmlScanner(zip.part(name), name);
  const found: Relationship[] = [];
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open || !scanner.is('Relationship')) continue;
    if (found.length >= readerLimits.links) throw tooLargeWorkbook('het heeft te veel verwijzingen');
    found.push({
      id: scanner.attribute('Id') ?? '',
      type: (scanner.attribute('Type') ?? '').split('/').at(-1) ?? '',
      target: scanner.attribute('Target') ?? '',
      isExternal: scanner.attribute('TargetMode') === 'External',
    });
  }
  return found;
}

/** Name of the part that a relationship points at. Only for parts that are read: others may point anywhere. */
export function targetPart(source: string, relationship: Relationship): string {
  if (relationship.isExternal) throw unsupportedWorkbook('een onderdeel staat buiten het bestand');
  const { target } = relationship;
  const segments: string[] = [];
  for (const segment of (target.startsWith('/') ? target : folderOf(source) + target).split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined)
      throw damagedWorkbook('een onderdeel verwijst naar een plaats buiten het bestand');
  }
  return segments.join('/');
}
