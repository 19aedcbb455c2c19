import { checkFileKind } from '#input/reading/workbook/file-kind.ts';
import { refuseActiveContent } from '#input/reading/workbook/active-content.ts';
import { mainPart } from '#input/reading/workbook/main-part.ts';
import type { NumberMeaning } from '#input/reading/workbook/number-format.ts';
import { PackedSheet } from '#input/reading/workbook/packed-sheet.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import { linkedPart, linksOf } from '#input/gate/linked-parts.ts';
import { refusal } from '#input/gate/refusal.ts';
import type { Relationship } from '#office/package/relationships.ts';
import { sharedTexts } from '#input/reading/workbook/shared-texts.ts';
import { SheetPartReader } from '#input/reading/workbook/sheet-part.ts';
import { styleMeanings } from '#input/reading/workbook/styles-part.ts';
import { tablePart } from '#input/reading/workbook/table-part.ts';
import type { TextStore } from '#input/reading/workbook/text-store.ts';
import { type ListedSheet, workbookPart } from '#input/reading/workbook/workbook-part.ts';
import { damagedWorkbook, tooLargeWorkbook, workbookWithMacros } from '#input/gate/unreadable-workbook.ts';
import type { Sheet, Table, Workbook } from '#input/reading/workbook/workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { ZipFile } from '#input/gate/zip-file.ts';

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
    const { sheets, definedNames, date1904 } = workbookPart(this.#zip.part(this.#part), this.#part);
    const read = sheets.map((listed) => this.#sheet(listed)).filter((sheet) => sheet !== null);
    return { sheets: read, definedNames, date1904 };
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
