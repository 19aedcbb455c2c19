import { readerLimits } from '#input/gate/reader-limits.ts';
import { activeFormula } from '#input/gate/active-kinds.ts';
import { isActiveFormula } from '#input/gate/formula-watch.ts';
import { activeWorkbook, damagedWorkbook, tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { DefinedName } from '#input/reading/workbook/workbook.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly relationship: string;
}

interface WorkbookPart {
  readonly sheets: readonly ListedSheet[];
  readonly definedNames: readonly DefinedName[];
  readonly date1904: boolean;
  readonly asksToCalculate: boolean;
}

interface RawName {
  readonly name: string;
  readonly sheetIndex: string | null;
  reference: string;
}

const isTrue = (value: string | null): boolean => value === '1' || value === 'true';

class WorkbookPartReader {
  readonly sheets: ListedSheet[] = [];
  readonly names: RawName[] = [];
  date1904 = false;
  asksToCalculate = false;
  readonly #scanner: XmlScanner;

  constructor(scanner: XmlScanner) {
    this.#scanner = scanner;
  }

  read(): void {
    const scanner = this.#scanner;
    let open: RawName | null = null;
    for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
      if (token === xmlToken.text && open) this.#extend(open);
      if (token === xmlToken.close && scanner.depth === 3) open = null;
      if (token === xmlToken.open) open = this.#element() ?? open;
    }
  }

  #element(): RawName | null {
    const scanner = this.#scanner;
    if (scanner.depth === 2 && scanner.is('workbookPr')) this.date1904 = isTrue(scanner.attribute('date1904'));
    // A program may leave the element of another before its own.
    if (scanner.depth === 2 && scanner.is('calcPr'))
      this.asksToCalculate ||= isTrue(scanner.attribute('fullCalcOnLoad'));
    if (scanner.depth !== 3) return null;
    if (scanner.is('sheet')) this.#addSheet();
    return scanner.is('definedName') ? this.#addName() : null;
  }

  #addSheet(): void {
    const state = this.#scanner.attribute('state');
    if (this.sheets.length >= readerLimits.sheets) throw tooLargeWorkbook('het heeft te veel bladen');
    const name = this.#scanner.attribute('name') ?? '';
    if (name.length > readerLimits.sheetNameLength) throw damagedWorkbook('de naam van een blad is te lang');
    this.sheets.push({
      name,
      isHidden: state === 'hidden' || state === 'veryHidden',
      relationship: this.#scanner.attribute('id') ?? '',
    });
  }

  #addName(): RawName {
    if (this.names.length >= readerLimits.definedNames) throw tooLargeWorkbook('het heeft te veel namen');
    const sheetIndex = this.#scanner.attribute('localSheetId');
    const name = { name: this.#scanner.attribute('name') ?? '', sheetIndex, reference: '' };
    this.names.push(name);
    return name;
  }

  #extend(name: RawName): void {
    name.reference += this.#scanner.text();
    if (name.reference.length > readerLimits.formulaLength)
      throw tooLargeWorkbook('een naam heeft een te lange formule');
  }
}

/** The list of sheets, the defined names and the date system. */
export function workbookPart(bytes: Uint8Array, part: string): WorkbookPart {
  const reader = new WorkbookPartReader(new XmlScanner(bytes, part));
  reader.read();
  const { sheets, names, date1904, asksToCalculate } = reader;
  if (sheets.length === 0) throw damagedWorkbook('de werkmap heeft geen bladen');
  if (new Set(sheets.map((sheet) => sheet.name.toLowerCase())).size !== sheets.length) {
    throw damagedWorkbook('twee bladen hebben dezelfde naam');
  }
  const active = names.find(({ reference }) => isActiveFormula(reference));
  if (active)
    throw activeWorkbook(
      activeFormula.message,
      `Deze heeft de naam ${active.name.slice(0, readerLimits.sheetNameLength)}.`,
      activeFormula.remedy,
    );
  const definedNames = names.map(({ name, reference, sheetIndex }) => ({
    name,
    reference,
    sheet: sheetIndex === null ? null : (sheets[Number(sheetIndex)]?.name ?? ''),
  }));
  return { sheets, definedNames, date1904, asksToCalculate };
}
