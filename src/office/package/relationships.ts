import { insertion, editedText } from '#office/package/text-edits.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import { attribute, rootChildren, rootTag } from '#office/package/xml-tags.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';

/** From one part of a package to another, or to an address elsewhere. */
export interface Relationship {
  readonly id: string;
  /** Last word of the type: "worksheet", "comments". */
  readonly kind: string;
  readonly type: string;
  /** Name of the part without leading slash; as it is written when external or outside the package. */
  readonly target: string;
  readonly isExternal: boolean;
  /** The target is said to be a part and climbs out of the package. */
  readonly isOutside: boolean;
}

const empty =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** Name of the part that holds the relationships of a part; of the package itself for ''. */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** The part that a list of relationships belongs to, '' for the package itself; null for what is no such list. */
export function relationshipsSource(name: string): string | null {
  const [, folder = '', part] = /^(.*\/)?_rels\/([^/]*)\.rels$/i.exec(name) ?? [];
  return part === undefined ? null : folder + part;
}

/** Target as a part name: relative ones start in the folder of their source. Null when it climbs out of the package. */
function resolvedTarget(source: string, target: string): string | null {
  const path = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') path.push(step);
    else if (path.pop() === undefined) return null;
  }
  return path.join('/');
}

const encoder = new TextEncoder();

/** The relationships in a part that lists those of `source`, one by one. Throws an XmlError where the list is not well-formed. */
export function* relationshipsIn(list: Uint8Array | string, source: string): Generator<Relationship> {
  const scanner = new XmlScanner(typeof list === 'string' ? encoder.encode(list) : list, relationshipsName(source));
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open || !scanner.is('Relationship')) continue;
    const [type, target] = [scanner.attribute('Type') ?? '', scanner.attribute('Target') ?? ''];
    const isExternal = scanner.attribute('TargetMode') === 'External';
    const part = isExternal ? null : resolvedTarget(source, target);
    yield {
      id: scanner.attribute('Id') ?? '',
      kind: type.slice(type.lastIndexOf('/') + 1),
      type,
      target: part ?? target,
      isExternal,
      isOutside: !isExternal && part === null,
    };
  }
}

export function relationshipsOf(opened: OpenPackage, part: string): readonly Relationship[] {
  const name = relationshipsName(part);
  return opened.has(name) ? [...relationshipsIn(opened.text(name), part)] : [];
}

/** Adds a relationship and gives its id. */
export function addRelationship(opened: OpenPackage, part: string, type: string, target: string): string {
  const name = relationshipsName(part);
  const xml = opened.has(name) ? opened.text(name) : empty;
  const taken = new Set(Array.from(relationshipsIn(xml, part), ({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`rIdEvenwicht${number}`)) number += 1;
  const id = `rIdEvenwicht${number}`;
  const root = rootTag(xml);
  const tag = root.prefix === '' ? 'Relationship' : `${root.prefix}:Relationship`;
  const element = `<${tag} Id="${id}" Type="${type}" Target="/${xmlText(target)}"/>`;
  opened.write(name, withChild(xml, element));
  return id;
}

/** Takes a relationship away; its target stays. */
export const removeRelationship = (opened: OpenPackage, part: string, id: string): void =>
  removeRelationships(opened, part, new Set([id]));

/** Takes all relationships with these ids away. */
export function removeRelationships(opened: OpenPackage, part: string, ids: ReadonlySet<string>): void {
  const name = relationshipsName(part);
  const xml = opened.text(name);
  const own = rootChildren(xml).filter(({ open }) => ids.has(attribute(xml.slice(open.start, open.end), 'Id') ?? ''));
  const edits = own.map(({ start, end }) => ({ start, end, insert: '' }));
  opened.write(name, editedText(xml, edits));
}

/** The XML with one more child at the end of its root element. */
export function withChild(xml: string, element: string): string {
  const root = rootTag(xml);
  if (root.kind === 'empty') {
    const name = root.prefix === '' ? root.local : `${root.prefix}:${root.local}`;
    const start = xml.slice(root.start, root.end).replace(/\s*\/>$/, '>');
    return editedText(xml, [{ start: root.start, end: root.end, insert: `${start}${element}</${name}>` }]);
  }
  return editedText(xml, [insertion(xml.lastIndexOf('</'), element)]);
}
