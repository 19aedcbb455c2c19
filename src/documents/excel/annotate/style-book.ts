import { editedText, insertion, type TextEdit } from '#documents/package/text-edits.ts';
import { childElements, rootChildren, withAttribute, type XmlElement } from '#documents/package/xml-tags.ts';
import { namespacesOf } from '#documents/excel/annotate/namespaces.ts';

/** A collection in the styles part: fonts, fills or cell formats, with what is added to it. */
interface Collection {
  readonly element: XmlElement;
  readonly items: readonly XmlElement[];
  readonly added: string[];
}

/** Fill of a wrong cell (ARGB): a red that no template uses. */
export const markFill = 'FFFF9C94';

/** The user's styles part being extended. Existing styles keep their numbers. */
export class StyleBook {
  readonly #xml: string;
  readonly #prefix: string;
  readonly #fonts: Collection;
  readonly #fills: Collection;
  readonly #formats: Collection;
  readonly #marked = new Map<number, number>();
  readonly #markFillId: number;

  /** Throws when the part lacks one of the collections that every styles part must have. */
  constructor(xml: string) {
    this.#xml = xml;
    this.#prefix = namespacesOf(xml).prefix;
    this.#fonts = this.#collection('fonts');
    this.#fills = this.#collection('fills');
    this.#formats = this.#collection('cellXfs');
    this.#markFillId = this.addFill(markFill);
  }

  #collection(local: string): Collection {
    const element = rootChildren(this.#xml).find(({ open }) => open.local === local);
    if (!element || element.open.kind === 'empty') throw new Error(`the styles have no ${local}`);
    return { element, items: childElements(this.#xml, element.open.end, element.contentEnd), added: [] };
  }

  #add(collection: Collection, xml: string): number {
    collection.added.push(xml);
    return collection.items.length + collection.added.length - 1;
  }

  /** Elements are written without prefix and get that of the part. */
  #prefixed(xml: string): string {
    return xml.replaceAll(/<(\/?)(?=\w)/g, `<$1${this.#prefix}`);
  }

  addFill(argb: string): number {
    const fill = `<fill><patternFill patternType="solid"><fgColor rgb="${argb}"/><bgColor indexed="64"/></patternFill></fill>`;
    return this.#add(this.#fills, this.#prefixed(fill));
  }

  addFont(content: string): number {
    return this.#add(this.#fonts, this.#prefixed(`<font>${content}<name val="Calibri"/><family val="2"/></font>`));
  }

  /** A cell format of our own, aligned to the top. */
  addFormat({ font, fill, wraps }: { font: number; fill: number; wraps: boolean }): number {
    const alignment = `<alignment vertical="top"${wraps ? ' wrapText="1"' : ''}/>`;
    const ids = `numFmtId="0" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"`;
    const xf = `<xf ${ids} quotePrefix="1" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`;
    return this.#add(this.#formats, this.#prefixed(xf));
  }

  /** The number of this style with the fill that marks a wrong cell; everything else of it stays. */
  marked(style: number): number {
    const known = this.#marked.get(style);
    if (known !== undefined) return known;
    const base = this.#formats.items[style] ?? this.#formats.items[0];
    if (!base) throw new Error('the styles have no cell format');
    const open = this.#xml.slice(base.open.start, base.open.end);
    const filled = withAttribute(withAttribute(open, 'fillId', String(this.#markFillId)), 'applyFill', '1');
    const number = this.#add(this.#formats, filled + this.#xml.slice(base.open.end, base.end));
    this.#marked.set(style, number);
    return number;
  }

  #edits({ element, items, added }: Collection): readonly TextEdit[] {
    const open = this.#xml.slice(element.open.start, element.open.end);
    const counted = withAttribute(open, 'count', String(items.length + added.length));
    return [
      { start: element.open.start, end: element.open.end, insert: counted },
      insertion(element.contentEnd, added.join('')),
    ];
  }

  xml(): string {
    return editedText(
      this.#xml,
      [this.#fonts, this.#fills, this.#formats].flatMap((item) => this.#edits(item)),
    );
  }
}
