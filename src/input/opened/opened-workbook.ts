import type { Platform } from '#input/gate/platform.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import { type ContentTypes, contentTypesIn, contentTypesName } from '#office/package/content-types.ts';
import { type Relationship, relationshipsIn, relationshipsName } from '#office/package/relationships.ts';
import { editedText, removal } from '#office/package/text-edits.ts';
import { attribute, attributeOf, rootChildren, withChild, xmlTags } from '#office/package/xml-tags.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { zipParts } from '#office/package/zip-directory.ts';
import { packedText, type ZipPart } from '#office/package/zip-part.ts';

export interface SheetPart {
  readonly name: string;
  readonly part: string;
  /** Nothing can jump to a hidden sheet. */
  readonly isHidden: boolean;
}

interface NewPart {
  readonly name: string;
  readonly content: string;
  /** Last word of the type of the relationship to it. */
  readonly kind: string;
  readonly type: string;
}

const noRelationships =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/**
 * A workbook that the reader has let in, opened to be changed: its parts, their types and what they refer to. Parts that
 * are not touched stay packed as they were. Names of parts are compared without case.
 */
export class OpenedWorkbook {
  /** Name of the part that describes the workbook. */
  readonly part: string;
  readonly #parts: Map<string, ZipPart | Pick<NewPart, 'name' | 'content'>>;
  readonly #platform: Platform;

  constructor(bytes: Uint8Array, platform: Platform) {
    this.#platform = platform;
    this.#parts = new Map(zipParts(bytes).map((part) => [part.name.toLowerCase(), part]));
    const main = this.relationships('').find(({ kind }) => kind === 'officeDocument');
    if (!main) throw new Error('the package has no main part');
    this.part = main.target;
  }

  has(name: string): boolean {
    return this.#parts.has(name.toLowerCase());
  }

  names(): readonly string[] {
    return Array.from(this.#parts.values(), ({ name }) => name);
  }

  /** Throws when there is no such part, and when it is not UTF-8. */
  text(name: string): string {
    const part = this.#parts.get(name.toLowerCase());
    if (!part) throw new Error(`the package has no part ${name}`);
    if ('content' in part) return part.content;
    const content = part.method === 0 ? part.packed : this.#platform.inflateRaw(part.packed, part.size);
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  }

  /** Replaces the content of a part, or adds the part at the end. */
  write(name: string, content: string): void {
    const key = name.toLowerCase();
    this.#parts.set(key, { name: this.#parts.get(key)?.name ?? name, content });
  }

  /** Changes a part, and says whether that changed anything; a part left as it is stays packed. */
  edit(name: string, change: (xml: string) => string): boolean {
    const xml = this.text(name);
    const changed = change(xml);
    if (changed !== xml) this.write(name, changed);
    return changed !== xml;
  }

  /** In the order of the tabs. */
  sheets(): readonly SheetPart[] {
    const xml = this.text(this.part);
    const targets = new Map(this.relationships(this.part).map(({ id, target }) => [id, target]));
    const sheets: SheetPart[] = [];
    for (const tag of xmlTags(xml)) {
      if (tag.local !== 'sheet' || tag.depth !== 2 || tag.kind === 'close') continue;
      const text = xml.slice(tag.start, tag.end);
      const part = targets.get(attribute(text, '*:id') ?? '');
      const isHidden = ['hidden', 'veryHidden'].includes(attribute(text, 'state') ?? '');
      if (part !== undefined) sheets.push({ name: attribute(text, 'name') ?? '', part, isHidden });
    }
    return sheets;
  }

  contentTypes(): ContentTypes {
    return new Map(Array.from(contentTypesIn(this.text(contentTypesName)), ({ of, type }) => [of, type]));
  }

  relationships(part: string): readonly Relationship[] {
    const name = relationshipsName(part);
    return this.has(name) ? [...relationshipsIn(this.text(name), part)] : [];
  }

  /** A name that no part has yet: `before`, the first free number, `after`. */
  freeName(before: string, after: string): string {
    let number = 1;
    while (this.has(`${before}${number}${after}`)) number += 1;
    return `${before}${number}${after}`;
  }

  /** Adds a part that another refers to, and gives the id of that relationship. */
  add(owner: string, { name, content, kind, type }: NewPart): string {
    this.write(name, content);
    if (!name.endsWith('.vml')) this.#declare('Override', `PartName="/${xmlText(name)}" ContentType="${type}"`);
    else if (!this.contentTypes().has('.vml')) this.#declare('Default', `Extension="vml" ContentType="${type}"`);
    return this.#relate(owner, kind, name);
  }

  /** Old drawings have their type by the ending of their name, other parts each their own. */
  #declare(local: string, attributes: string): void {
    this.edit(contentTypesName, (xml) => withChild(xml, `<${namespacesOf(xml).prefix}${local} ${attributes}/>`));
  }

  #relate(owner: string, kind: string, target: string): string {
    const name = relationshipsName(owner);
    const xml = this.has(name) ? this.text(name) : noRelationships;
    const taken = new Set(this.relationships(owner).map(({ id }) => id));
    let number = taken.size + 1;
    while (taken.has(`rIdEvenwicht${number}`)) number += 1;
    const id = `rIdEvenwicht${number}`;
    const tag = `${namespacesOf(xml).prefix}Relationship`;
    const type = `${namespacesOf(this.text(owner)).relationships}/${kind}`;
    this.write(name, withChild(xml, `<${tag} Id="${id}" Type="${type}" Target="/${xmlText(target)}"/>`));
    return id;
  }

  /** Takes relationships of a part away; their targets stay. */
  unlink(part: string, ids: ReadonlySet<string>): void {
    this.edit(relationshipsName(part), (xml) => {
      const own = rootChildren(xml).filter((element) => ids.has(attributeOf(xml, element, 'Id') ?? ''));
      return editedText(xml, own.map(removal));
    });
  }

  /** Takes parts away with their relationships, and the types of all that is not there. */
  remove(names: readonly string[]): void {
    for (const name of names) {
      this.#parts.delete(name.toLowerCase());
      this.#parts.delete(relationshipsName(name).toLowerCase());
    }
    this.edit(contentTypesName, (xml) => {
      const lost = rootChildren(xml).filter((element) => {
        const name = attributeOf(xml, element, 'PartName');
        return name !== null && !this.has(name.replace(/^\//, ''));
      });
      return editedText(xml, lost.map(removal));
    });
  }

  /** The order in which formulas were last calculated names cells that go; programs make it again. */
  removeCalculationOrder(): void {
    const order = this.relationships(this.part).find(({ kind }) => kind === 'calcChain');
    if (!order) return;
    this.remove([order.target]);
    this.unlink(this.part, new Set([order.id]));
  }

  archive(): Uint8Array<ArrayBuffer> {
    const { packing } = this.#platform;
    return zipArchive(
      Array.from(this.#parts.values(), (part) =>
        'content' in part ? packedText(part.name, part.content, packing) : part,
      ),
    );
  }
}
