import { refuseActiveContent } from '#input/reading/workbook/active-content.ts';
import { mainPart } from '#input/reading/workbook/main-part.ts';
import { type NumberMeaning, builtInMeaning, formatMeaning } from '#input/reading/workbook/number-format.ts';
import { PackedSheet } from '#input/reading/workbook/packed-sheet.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import { linkedPart, linksOf } from '#input/gate/linked-parts.ts';
import { refusal } from '#input/gate/refusal.ts';
import type { Relationship } from '#office/package/relationships.ts';
import { SheetPartReader } from '#input/reading/workbook/sheet-part.ts';
import { tablePart } from '#input/reading/workbook/table-part.ts';
import { TextStore } from '#input/reading/workbook/text-store.ts';
import { type ListedSheet, workbookPart } from '#input/reading/workbook/workbook-part.ts';
import {
  damagedWorkbook,
  labelledWorkbook,
  tooLargeWorkbook,
  workbookWithMacros,
  notAWorkbook,
  oldWorkbook,
  unsupportedWorkbook,
  workbookWithPassword,
} from '#input/gate/unreadable-workbook.ts';
import type { Sheet, Table, Workbook } from '#input/reading/workbook/workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { ZipFile } from '#input/gate/zip-file.ts';
import { fileSize } from '#office/document/dutch-format.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

function customFormat(scanner: XmlScanner): readonly [id: number, meaning: NumberMeaning] {
  const code = scanner.attribute('formatCode') ?? '';
  if (code.length > readerLimits.numberFormatLength) throw tooLargeWorkbook('een getalnotatie is te lang');
  return [Number(scanner.attribute('numFmtId') ?? 0), formatMeaning(code)];
}

/** What a number means per style index of a cell. */
function styleMeanings(bytes: Uint8Array, part: string): readonly NumberMeaning[] {
  const scanner = new XmlScanner(bytes, part);
  const custom = new Map<number, NumberMeaning>();
  const formatIds: number[] = [];
  let isInCellFormats = false;
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open) continue;
    if (scanner.depth === 2) isInCellFormats = scanner.is('cellXfs');
    if (scanner.depth !== 3) continue;
    if (scanner.is('numFmt')) custom.set(...customFormat(scanner));
    if (isInCellFormats && scanner.is('xf')) formatIds.push(Number(scanner.attribute('numFmtId') ?? 0));
    if (formatIds.length > readerLimits.cellFormats || custom.size > readerLimits.numberFormats) {
      throw tooLargeWorkbook('het heeft te veel celopmaken');
    }
  }
  return formatIds.map((id) => custom.get(id) ?? builtInMeaning(id));
}

/** The texts that cells share, by number. The content of `rPh` is a reading aid, not text. */
function sharedTexts(bytes: Uint8Array, part: string): TextStore {
  const scanner = new XmlScanner(bytes, part);
  const store = new TextStore(bytes, part);
  let isInText = false;
  let isInReading = false;
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token === xmlToken.text) {
      if (isInText && !isInReading) store.addPiece(scanner);
    } else if (scanner.is('t')) isInText = token === xmlToken.open;
    else if (scanner.is('rPh')) isInReading = token === xmlToken.open;
    else if (token === xmlToken.close && scanner.depth === 2 && scanner.is('si')) store.finish();
  }
  return store;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0];
/** Directory entries of a compound file lie at multiples of this; a name takes up to 64 bytes, two per character. */
const compoundEntryLength = 128;

function hasStream(bytes: Uint8Array, name: string): boolean {
  for (let at = 512; at + compoundEntryLength <= bytes.length; at += compoundEntryLength) {
    if (isStreamName(bytes, at, name)) return true;
  }
  return false;
}

function isStreamName(bytes: Uint8Array, at: number, name: string): boolean {
  for (let index = 0; index <= name.length; index++) {
    const code = index < name.length ? name.charCodeAt(index) : 0;
    if (bytes[at + 2 * index] !== code || bytes[at + 2 * index + 1] !== 0) return false;
  }
  return true;
}

/** Old Excel files and encrypted new ones are both compound files; the names of their streams show which. */
function compoundRefusal(bytes: Uint8Array): Error {
  if (hasStream(bytes, 'DRMEncryptedDataSpace')) return labelledWorkbook();
  if (hasStream(bytes, 'EncryptedPackage')) return workbookWithPassword();
  if (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book')) return oldWorkbook();
  return unsupportedWorkbook('het is een ouder Office-bestand');
}

/** Refuses what is no zip, by its first bytes, with the reason that helps. */
function checkFileKind(bytes: Uint8Array, maximumFileSize: number): void {
  if (bytes.length === 0) throw notAWorkbook('het bestand is leeg');
  if (bytes.length > maximumFileSize) throw tooLargeWorkbook(`het is groter dan ${fileSize(maximumFileSize)}`);
  if (startsWith(bytes, compoundSignature)) throw compoundRefusal(bytes);
  if (!startsWith(bytes, zipSignature)) throw notAWorkbook('de inhoud is van een ander soort');
}

/**
 * Reads a workbook that anyone may have made. Memory and time are bounded by limits that hold before anything is inflated or
 * stored. Throws UnreadableWorkbookError, and nothing else, for a file that is no sound xlsx.
 */
export function readWorkbook(bytes: Uint8Array, platform: Platform): Workbook {
  return read(bytes, platform, refuseActiveContent);
}

/**
 * Reads a workbook of which only values are taken: the file itself is neither kept nor given to anybody, so that queries,
 * connections and objects in it do no harm. Lists from other programs often have them.
 */
export const readWorkbookValues = (bytes: Uint8Array, platform: Platform): Workbook =>
  read(bytes, platform, () => undefined);

function read(bytes: Uint8Array, platform: Platform, refuseContent: typeof refuseActiveContent): Workbook {
  checkFileKind(bytes, platform.maximumFileSize);
  try {
    const zip = new ZipFile(bytes, platform);
    const part = mainPart(zip);
    refuseContent(zip, part);
    return new WorkbookReader(zip, part).workbook();
  } catch (error) {
    throw refusal(error);
  }
}

class WorkbookReader {
  readonly #zip: ZipFile;
  readonly #part: string;
  readonly #links: readonly Relationship[];
  readonly #meanings: readonly NumberMeaning[];
  readonly #shared: TextStore | null;
  readonly #readParts = new Set<string>();
  #cellsLeft: number = readerLimits.cells;
  #tablesLeft: number = readerLimits.tables;

  constructor(zip: ZipFile, part: string) {
    this.#zip = zip;
    this.#part = part;
    this.#links = linksOf(zip, this.#part);
    this.#meanings = this.#linked('styles', styleMeanings) ?? [];
    this.#shared = this.#linked('sharedStrings', sharedTexts);
  }

  workbook(): Workbook {
    const { sheets, ...others } = workbookPart(this.#zip.part(this.#part), this.#part);
    const read = sheets.map((listed) => this.#sheet(listed)).filter((sheet) => sheet !== null);
    return { sheets: read, ...others };
  }

  /** Content of a part of which a workbook has at most one; null when there is none. */
  #linked<T>(type: string, read: (bytes: Uint8Array, part: string) => T): T | null {
    const link = this.#links.find(({ kind }) => kind === type);
    if (!link) return null;
    const name = linkedPart(link);
    return read(this.#zip.part(name), name);
  }

  /** A sheet with cells; null for a sheet that is a chart or a dialog, and for one that names no part, which Excel passes over. */
  #sheet(listed: ListedSheet): Sheet | null {
    if (listed.relationship === '') return null;
    const link = this.#links.find((item) => item.id === listed.relationship);
    if (!link) throw damagedWorkbook(`blad ${listed.name} ontbreekt`);
    if (/macrosheet/i.test(link.kind)) throw workbookWithMacros();
    if (link.kind !== 'worksheet') return null;
    const name = linkedPart(link);
    if (this.#readParts.has(name.toLowerCase())) throw damagedWorkbook('twee bladen hebben dezelfde inhoud');
    this.#readParts.add(name.toLowerCase());
    const reader = new SheetPartReader(this.#zip.part(name), name, {
      name: listed.name,
      meanings: this.#meanings,
      sharedCount: this.#shared?.count ?? 0,
      cellsLeft: this.#cellsLeft,
    });
    reader.read();
    this.#cellsLeft -= reader.cells.count;
    return new PackedSheet(listed, this.#tables(name), reader.cells, { own: reader.texts, shared: this.#shared });
  }

  #tables(sheetPart: string): readonly Table[] {
    const links = linksOf(this.#zip, sheetPart).filter(({ kind }) => kind === 'table');
    this.#tablesLeft -= links.length;
    if (this.#tablesLeft < 0) throw tooLargeWorkbook('het heeft te veel tabellen');
    return links.map((link) => {
      const name = linkedPart(link);
      return tablePart(this.#zip.part(name), name);
    });
  }
}
