import { changeOf } from '#input/annotate/inert/inside-parts.ts';
import { isKnownKind, isKnownType } from '#input/annotate/inert/known-parts.ts';
import { withoutReferences } from '#input/annotate/inert/lost-references.ts';
import { leaveOutNames } from '#input/annotate/inert/outside-names.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { contentType, type ContentTypes, contentTypesName } from '#office/package/content-types.ts';
import { type Relationship, relationshipsSource } from '#office/package/relationships.ts';

/**
 * Leaves out of a workbook whatever reaches outside it: hyperlinks, links to other workbooks and what is calculated or drawn
 * with them, and all parts that are not known to do nothing by themselves. Cells keep what they show. Throws when something
 * cannot be left out with certainty that Office still opens the file.
 */
export function leaveOutOutside(opened: OpenedWorkbook): void {
  const inside = new InsideParts(opened, leaveOutNames(opened));
  const reached = inside.reached();
  if (inside.hasOtherCells) opened.removeCalculationOrder();
  const isReached = (name: string): boolean => reached.has((relationshipsSource(name) ?? name).toLowerCase());
  opened.remove(opened.names().filter((name) => name !== contentTypesName && !isReached(name)));
}

class InsideParts {
  readonly #opened: OpenedWorkbook;
  readonly #names: ReadonlySet<string>;
  readonly #types: ContentTypes;
  readonly #reached = new Set(['']);
  /** By kind and part, whether what is said to be of that kind there goes in. */
  readonly #looked = new Map<string, boolean>();
  hasOtherCells = false;

  constructor(opened: OpenedWorkbook, names: ReadonlySet<string>) {
    this.#opened = opened;
    this.#names = names;
    this.#types = opened.contentTypes();
  }

  /** Parts that are reached from the package, in lower case, each without what reaches further. */
  reached(): ReadonlySet<string> {
    for (const part of this.#reached) this.#visit(part);
    return this.#reached;
  }

  #visit(part: string): void {
    const lost = this.#opened.relationships(part).filter((link) => !this.#follows(link));
    if (lost.length === 0) return;
    const ids = new Set(lost.map(({ id }) => id));
    this.#opened.unlink(part, ids);
    if (part !== '') this.#opened.edit(part, (xml) => withoutReferences(xml, ids));
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
