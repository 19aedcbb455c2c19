import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

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
