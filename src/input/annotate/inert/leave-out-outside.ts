import { changeOf } from '#input/annotate/inert/inside-parts.ts';
import { isKnownKind, isKnownType } from '#input/annotate/inert/known-parts.ts';
import { withoutReferences } from '#input/annotate/inert/lost-references.ts';
import { leaveOutNames } from '#input/annotate/inert/outside-names.ts';
import { mainPart } from '#input/annotate/parts/sheet-parts.ts';
import { contentType, contentTypesName, contentTypesOf, removeLostOverrides } from '#office/package/content-types.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import {
  type Relationship,
  relationshipsOf,
  relationshipsSource,
  removeRelationships,
} from '#office/package/relationships.ts';
import { removeCalculationOrder } from '#office/package/removed-parts.ts';

/**
 * Leaves out of a workbook whatever reaches outside it: hyperlinks, links to other workbooks and what is calculated or drawn
 * with them, and all parts that are not known to do nothing by themselves. Cells keep what they show. Throws when something
 * cannot be left out with certainty that Office still opens the file.
 */
export function leaveOutOutside(opened: OpenPackage): void {
  const workbook = mainPart(opened);
  const names = leaveOutNames(opened, workbook);
  const inside = new InsideParts(opened, names);
  const reached = inside.reached();
  if (inside.hasOtherCells) removeCalculationOrder(opened, workbook);
  for (const name of opened.names()) {
    const owner = relationshipsSource(name) ?? name;
    if (name !== contentTypesName && !reached.has(owner.toLowerCase())) opened.remove(name);
  }
  removeLostOverrides(opened);
}

class InsideParts {
  readonly #opened: OpenPackage;
  readonly #names: ReadonlySet<string>;
  readonly #types: ReadonlyMap<string, string>;
  readonly #reached = new Set(['']);
  /** By kind and part, whether what is said to be of that kind there goes in. */
  readonly #looked = new Map<string, boolean>();
  hasOtherCells = false;

  constructor(opened: OpenPackage, names: ReadonlySet<string>) {
    this.#opened = opened;
    this.#names = names;
    this.#types = contentTypesOf(opened);
  }

  /** Parts that are reached from the package, in lower case, each without what reaches further. */
  reached(): ReadonlySet<string> {
    for (const part of this.#reached) this.#visit(part);
    return this.#reached;
  }

  #visit(part: string): void {
    const lost = relationshipsOf(this.#opened, part).filter((link) => !this.#follows(link));
    if (lost.length === 0) return;
    const ids = new Set(lost.map(({ id }) => id));
    removeRelationships(this.#opened, part, ids);
    if (part === '') return;
    const xml = this.#opened.text(part);
    const after = withoutReferences(xml, ids);
    if (after !== xml) this.#opened.write(part, after);
  }

  #follows(link: Relationship): boolean {
    const { kind, target, isExternal, isOutside } = link;
    const isKnown =
      !isExternal &&
      !isOutside &&
      isKnownKind(kind) &&
      this.#opened.has(target) &&
      isKnownType(contentType(this.#types, target));
    if (!isKnown) return false;
    const key = `${kind} ${target}`.toLowerCase();
    const follows = this.#looked.get(key) ?? this.#isInside(kind, target);
    this.#looked.set(key, follows);
    if (follows) this.#reached.add(target.toLowerCase());
    return follows;
  }

  /** Takes out of a part what reaches outside; false when the part as a whole is about that. */
  #isInside(kind: string, part: string): boolean {
    const change = changeOf(kind);
    if (change === null) return true;
    const xml = this.#opened.text(part);
    const after = change(xml, this.#names);
    if (after === null) return false;
    if (after !== xml) this.#opened.write(part, after);
    this.hasOtherCells ||= kind === 'worksheet' && after !== xml;
    return true;
  }
}
