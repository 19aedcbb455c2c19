import type { Finding } from '#input/findings/findings.ts';
import { markOver } from '#input/annotate/mark-fill.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import { editedText, insertion, type TextEdit } from '#office/package/text-edits.ts';
import {
  attributeOf,
  childrenOf,
  openingTag,
  rootChild,
  withAttribute,
  type XmlElement,
} from '#office/package/xml-tags.ts';

/** A styles part with the least that every workbook must have. */
export const emptyStyles =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A collection in the styles part: fonts, fills or cell formats, with what is added to it. */
interface Collection {
  readonly element: XmlElement;
  readonly items: readonly XmlElement[];
  readonly added: string[];
}

/** Excel takes 65,490 cell formats; a few are left for the user. */
const mostFormats = 65_000;

type Severity = Finding['severity'];

/** The user's styles part being extended. Existing styles keep their numbers. */
export class StyleBook {
  readonly #xml: string;
  readonly #prefix: string;
  readonly #fonts: Collection;
  readonly #fills: Collection;
  readonly #borders: Collection;
  readonly #formats: Collection;
  readonly #marked = new Map<string, number>();

  /** Throws when the part lacks one of the collections that every styles part must have. */
  constructor(xml: string) {
    this.#xml = xml;
    this.#prefix = namespacesOf(xml).prefix;
    this.#fonts = this.#collection('fonts');
    this.#fills = this.#collection('fills');
    this.#borders = this.#collection('borders');
    this.#formats = this.#collection('cellXfs');
  }

  #collection(local: string): Collection {
    const element = rootChild(this.#xml, local);
    if (!element || element.open.kind === 'empty') throw new Error(`the styles have no ${local}`);
    return { element, items: childrenOf(this.#xml, element), added: [] };
  }

  /** The number of the item, which is not added twice. */
  #add(collection: Collection, xml: string): number {
    const known = collection.added.indexOf(xml);
    if (known < 0) collection.added.push(xml);
    return collection.items.length + (known < 0 ? collection.added.length - 1 : known);
  }

  /** The number of a new format; 0, the plain one, when the workbook can hold no more. */
  #addFormat(xml: string): number {
    const isFull = this.#formats.items.length + this.#formats.added.length >= mostFormats;
    return isFull && !this.#formats.added.includes(xml) ? 0 : this.#add(this.#formats, xml);
  }

  /** Elements are written without prefix and get that of the part. */
  #prefixed(xml: string): string {
    return xml.replaceAll(/<(\/?)(?=\w)/g, `<$1${this.#prefix}`);
  }

  /** `fill` is an element without prefix. */
  addFill(fill: string): number {
    return this.#add(this.#fills, this.#prefixed(fill));
  }

  addBorder(content: string): number {
    return this.#add(this.#borders, this.#prefixed(`<border>${content}</border>`));
  }

  addFont(content: string): number {
    return this.#add(this.#fonts, this.#prefixed(`<font>${content}<name val="Calibri"/><family val="2"/></font>`));
  }

  /** A cell format of our own, aligned to the top. */
  addFormat({
    font,
    fill,
    border = 0,
    wraps,
  }: {
    font: number;
    fill: number;
    border?: number;
    wraps: boolean;
  }): number {
    const alignment = `<alignment vertical="top"${wraps ? ' wrapText="1"' : ''}/>`;
    const ids = `numFmtId="0" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"`;
    const xf = `<xf ${ids} quotePrefix="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
    return this.#addFormat(this.#prefixed(xf));
  }

  /** The number of this style with another fill; everything else of it stays. */
  refilled(style: number, fill: number): number {
    const base = this.#formats.items[style] ?? this.#formats.items[0];
    if (!base) throw new Error('the styles have no cell format');
    const filled = withAttribute(withAttribute(openingTag(this.#xml, base), 'fillId', String(fill)), 'applyFill', '1');
    return this.#addFormat(filled + this.#xml.slice(base.open.end, base.end)) || style;
  }

  /** The number of this style with the fill that marks a wrong cell. */
  marked(style: number, severity: Severity): number {
    const key = `${severity} ${style}`;
    const known = this.#marked.get(key);
    if (known !== undefined) return known;
    const number = this.refilled(style, this.addFill(markOver(this.#fillOf(style), severity)));
    this.#marked.set(key, number);
    return number;
  }

  #fillOf(style: number): string {
    const format = this.#formats.items[style] ?? this.#formats.items[0];
    const id = format ? attributeOf(this.#xml, format, 'fillId') : null;
    const fill = this.#fills.items[Number(id ?? 0)];
    return fill ? this.#xml.slice(fill.start, fill.end) : '';
  }

  #edits({ element, items, added }: Collection): readonly TextEdit[] {
    const counted = withAttribute(openingTag(this.#xml, element), 'count', String(items.length + added.length));
    return [
      { start: element.open.start, end: element.open.end, insert: counted },
      insertion(element.contentEnd, added.join('')),
    ];
  }

  xml(): string {
    return editedText(
      this.#xml,
      [this.#fonts, this.#fills, this.#borders, this.#formats].flatMap((item) => this.#edits(item)),
    );
  }
}
