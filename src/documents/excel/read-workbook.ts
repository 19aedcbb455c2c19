import { checkFileKind } from '#documents/excel/reader/file-kind.ts';
import { mainPart } from '#documents/excel/reader/main-part.ts';
import type { NumberMeaning } from '#documents/excel/reader/number-format.ts';
import { PackedSheet } from '#documents/excel/reader/packed-sheet.ts';
import { readerLimits } from '#documents/excel/reader/reader-limits.ts';
import { type Relationship, relationships, targetPart } from '#documents/excel/reader/relationships.ts';
import { sharedTexts } from '#documents/excel/reader/shared-texts.ts';
import { SheetPartReader } from '#documents/excel/reader/sheet-part.ts';
import { styleMeanings } from '#documents/excel/reader/styles-part.ts';
import { tablePart } from '#documents/excel/reader/table-part.ts';
import type { TextStore } from '#documents/excel/reader/text-store.ts';
import { type ListedSheet, workbookPart } from '#documents/excel/reader/workbook-part.ts';
import { damagedWorkbook, tooLargeWorkbook, workbookWithMacros } from '#documents/excel/unreadable-workbook.ts';
import type { Sheet, Table, Workbook } from '#documents/excel/workbook.ts';
import type { Platform } from '#documents/platform.ts';
import { ZipFile } from '#documents/zip/zip-file.ts';

export { UnreadableWorkbookError } from '#documents/excel/unreadable-workbook.ts';

/**
 * Reads a workbook that anyone may have made. Memory and time are bounded by limits that hold before anything is inflated or
 * stored. Throws UnreadableWorkbookError, and nothing else, for a file that is no sound xlsx.
 */
export function readWorkbook(bytes: Uint8Array, platform: Platform): Workbook {
  checkFileKind(bytes);
  return new WorkbookReader(new ZipFile(bytes, platform)).workbook();
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

  constructor(zip: ZipFile) {
    this.#zip = zip;
    this.#part = mainPart(zip);
    this.#links = relationships(zip, this.#part);
    this.#meanings = this.#linked('styles', styleMeanings) ?? [];
    this.#shared = this.#linked('sharedStrings', sharedTexts);
  }

  workbook(): Workbook {
    const { sheets, definedNames, date1904 } = workbookPart(this.#zip.part(this.#part), this.#part);
    const read = sheets.map((listed) => this.#sheet(listed)).filter((sheet) => sheet !== null);
    return { sheets: read, definedNames, date1904 };
  }

  /** What a part of the workbook of which there is at most one says; null when there is none. */
  #linked<T>(type: string, read: (bytes: Uint8Array, part: string) => T): T | null {
    const link = this.#links.find((item) => item.type === type);
    if (!link) return null;
    const name = targetPart(this.#part, link);
    return read(this.#zip.part(name), name);
  }

  /** A sheet with cells; null for a sheet that is a chart or a dialog. */
  #sheet(listed: ListedSheet): Sheet | null {
    const link = this.#links.find((item) => item.id === listed.relationship);
    if (!link) throw damagedWorkbook(`blad ${listed.name} ontbreekt`);
    if (/macrosheet/i.test(link.type)) throw workbookWithMacros();
    if (link.type !== 'worksheet') return null;
    const name = targetPart(this.#part, link);
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
    const links = relationships(this.#zip, sheetPart).filter((link) => link.type === 'table');
    this.#tablesLeft -= links.length;
    if (this.#tablesLeft < 0) throw tooLargeWorkbook('het heeft te veel tabellen');
    return links.map((link) => {
      const name = targetPart(sheetPart, link);
      return tablePart(this.#zip.part(name), name);
    });
  }
}
