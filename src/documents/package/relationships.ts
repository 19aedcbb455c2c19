import { insertion, editedText } from '#documents/package/text-edits.ts';
import type { OpenPackage } from '#documents/package/open-package.ts';
import { attribute, rootChildren, rootTag } from '#documents/package/xml-tags.ts';
import { xmlText } from '#documents/package/xml-text.ts';

export interface Relationship {
  readonly id: string;
  /** Last word of the type: "worksheet", "comments". */
  readonly kind: string;
  readonly type: string;
  /** Name of the part without leading slash; the address itself when external. */
  readonly target: string;
  readonly isExternal: boolean;
}

const empty =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** Name of the part that holds the relationships of a part; of the package itself for ''. */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** Target as a part name: relative ones start in the folder of their source. */
function resolvedTarget(source: string, target: string): string {
  const base = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') base.pop();
    else if (step !== '' && step !== '.') base.push(step);
  }
  return base.join('/');
}

export function relationshipsIn(xml: string, source: string): readonly Relationship[] {
  return rootChildren(xml).map(({ open }) => {
    const text = xml.slice(open.start, open.end);
    const [type, target] = [attribute(text, 'Type') ?? '', attribute(text, 'Target') ?? ''];
    const isExternal = attribute(text, 'TargetMode') === 'External';
    return {
      id: attribute(text, 'Id') ?? '',
      kind: type.slice(type.lastIndexOf('/') + 1),
      type,
      target: isExternal ? target : resolvedTarget(source, target),
      isExternal,
    };
  });
}

export function relationshipsOf(opened: OpenPackage, part: string): readonly Relationship[] {
  const name = relationshipsName(part);
  return opened.has(name) ? relationshipsIn(opened.text(name), part) : [];
}

/** Adds a relationship and gives its id. */
export function addRelationship(opened: OpenPackage, part: string, type: string, target: string): string {
  const name = relationshipsName(part);
  const xml = opened.has(name) ? opened.text(name) : empty;
  const taken = new Set(relationshipsIn(xml, part).map(({ id }) => id));
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
export function removeRelationship(opened: OpenPackage, part: string, id: string): void {
  const name = relationshipsName(part);
  const xml = opened.text(name);
  const own = rootChildren(xml).filter(({ open }) => attribute(xml.slice(open.start, open.end), 'Id') === id);
  opened.write(
    name,
    editedText(
      xml,
      own.map(({ start, end }) => ({ start, end, insert: '' })),
    ),
  );
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
