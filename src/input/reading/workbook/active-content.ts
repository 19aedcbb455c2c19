import { type ActiveKind, activeKinds, dataConnection, macroElsewhere, programLink } from '#input/gate/active-kinds.ts';
import { contentTypes, linksOf } from '#input/gate/linked-parts.ts';
import { startsMacroElsewhere } from '#input/gate/drawn-macros.ts';
import type { PackageParts } from '#input/gate/zip-file.ts';
import { activeWorkbook, unsupportedWorkbook, workbookWithMacros } from '#input/gate/unreadable-workbook.ts';
import { workbookPart } from '#input/reading/workbook/workbook-part.ts';
import { contentType } from '#office/package/content-types.ts';
import { type Relationship, relationshipsSource } from '#office/package/relationships.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

type Words = Pick<ActiveKind, 'message' | 'remedy'>;

/** A part by its name, with its content type and the words by which others refer to it; all in lower case. */
interface Part {
  readonly name: string;
  readonly type: string;
  readonly kinds: ReadonlySet<string>;
}

const isMacroLink = (kind: string): boolean => /^(?:vbaproject|xl(?:intl)?macrosheet)$/i.test(kind);

/**
 * Refuses a workbook with content that does something by itself, or for whoever clicks on it: objects, controls, buttons of
 * its own, links to programs and databases. Hyperlinks and links to other workbooks are let in: they are not followed, and left
 * out of what is given back.
 */
export function refuseActiveContent(zip: PackageParts, workbook: string): void {
  const search = new ActiveContentSearch(zip, workbook);
  search.lookAtLinks();
  search.lookAtParts();
}

class ActiveContentSearch {
  readonly #zip: PackageParts;
  readonly #workbook: string;
  readonly #kinds = new Map<string, Set<string>>();

  constructor(zip: PackageParts, workbook: string) {
    this.#zip = zip;
    this.#workbook = workbook;
  }

  lookAtLinks(): void {
    for (const { name } of this.#zip.entries) {
      const source = relationshipsSource(name);
      if (source === null) continue;
      for (const link of linksOf(this.#zip, source)) this.#lookAtLink(link, source);
    }
  }

  #lookAtLink({ kind, target, isExternal }: Relationship, source: string): void {
    if (isMacroLink(kind)) throw workbookWithMacros();
    const lower = kind.toLowerCase();
    const active = activeKinds.find(({ relationships }) => relationships.includes(lower));
    if (active) throw this.#refusal(active, source);
    if (isExternal) return;
    const kinds = this.#kinds.get(target.toLowerCase()) ?? new Set();
    this.#kinds.set(target.toLowerCase(), kinds.add(lower));
  }

  lookAtParts(): void {
    const types = contentTypes(this.#zip);
    for (const { name: written } of this.#zip.entries) {
      const name = written.toLowerCase();
      this.#lookAtPart({ name, type: contentType(types, name), kinds: this.#kinds.get(name) ?? new Set() });
    }
  }

  #lookAtPart(part: Part): void {
    const { name, type, kinds } = part;
    const active = activeKinds.find(({ pattern }) => pattern.test(name) || pattern.test(type));
    if (active) throw this.#refusal(active, name);
    const is = (kind: string): boolean => kinds.has(kind.toLowerCase()) || type.includes(`.${kind.toLowerCase()}+xml`);
    const words =
      (is('externalLink') && this.#hasElement(name, isProgramLink) && programLink) ||
      (is('connections') && this.#hasElement(name, isConnection) && dataConnection) ||
      (is('queryTable') && this.#hasElement(name, refreshesItself) && dataConnection) ||
      ((is('drawing') || kinds.has('vmldrawing')) && startsMacroElsewhere(this.#text(name)) && macroElsewhere);
    if (words) throw this.#refusal(words, name);
  }

  #hasElement(part: string, isWanted: (scanner: XmlScanner) => boolean): boolean {
    const scanner = new XmlScanner(this.#zip.part(part), part);
    for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next())
      if (token === xmlToken.open && isWanted(scanner)) return true;
    return false;
  }

  /** The text of a part that need not be well-formed: older drawings are not. */
  #text(part: string): string {
    const bytes = this.#zip.part(part);
    if (bytes.includes(0)) throw unsupportedWorkbook(`onderdeel ${part} is niet in UTF-8 geschreven`);
    return new TextDecoder().decode(bytes);
  }

  #refusal({ message, remedy }: Words, part: string): Error {
    const sheet = this.#sheetWith(part);
    return activeWorkbook(message, sheet === null ? '' : `Het hoort bij blad ${sheet}.`, remedy);
  }

  /** The sheet from which a part is reached, by its name; null for what belongs to the workbook as a whole. */
  #sheetWith(part: string): string | null {
    const links = linksOf(this.#zip, this.#workbook);
    const { sheets } = workbookPart(this.#zip.part(this.#workbook), this.#workbook);
    for (const { name, relationship } of sheets) {
      const target = links.find(({ id, isExternal }) => id === relationship && !isExternal)?.target;
      if (target !== undefined && this.#reachedFrom(target).has(part.toLowerCase())) return name;
    }
    return null;
  }

  #reachedFrom(start: string): ReadonlySet<string> {
    const reached = new Set([start.toLowerCase()]);
    for (const part of reached)
      for (const { target, isExternal } of linksOf(this.#zip, part)) if (!isExternal) reached.add(target.toLowerCase());
    return reached;
  }
}

const isProgramLink = (scanner: XmlScanner): boolean => scanner.is('ddeLink') || scanner.is('oleLink');

const isOn = (value: string | null): boolean => value === '1' || value === 'true';

const refreshesItself = (scanner: XmlScanner): boolean =>
  isOn(scanner.attribute('refreshOnLoad')) || Number(scanner.attribute('interval') ?? 0) > 0;

/** As Excel numbers the kinds of connections. */
const textFile = '6';

/** A text file that was once read in holds no question to a server, and is read again only by somebody who asks for it. */
const isConnection = (scanner: XmlScanner): boolean =>
  ['dbPr', 'webPr', 'olapPr'].some((name) => scanner.is(name)) ||
  (scanner.is('connection') && (scanner.attribute('type') !== textFile || refreshesItself(scanner)));
