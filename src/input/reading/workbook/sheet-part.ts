import { cellName, cellRange, maximumColumn, maximumRow } from '#office/sheet/cell-name.ts';
import { numberInBytes } from '#input/reading/workbook/number-text.ts';
import type { NumberMeaning } from '#input/reading/workbook/number-format.ts';
import { PackedCells, storedKinds, type StoredKind } from '#input/reading/workbook/packed-cells.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import { TextStore } from '#input/reading/workbook/text-store.ts';
import { activeFormula, macroElsewhere } from '#input/gate/active-kinds.ts';
import { isMacroElsewhere } from '#input/gate/drawn-macros.ts';
import { FormulaWatch } from '#input/gate/formula-watch.ts';
import { activeWorkbook, damagedWorkbook, tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

/** What a sheet needs to know of the rest of the workbook. */
interface SheetContext {
  readonly name: string;
  readonly meanings: readonly NumberMeaning[];
  readonly sharedCount: number;
  /** Cells that the workbook may still hold. */
  readonly cellsLeft: number;
}

const depths = { section: 2, row: 3, cell: 4, content: 5 } as const;
const letterA = 0x41;
const kindNumber = Object.fromEntries(storedKinds.map((kind, index) => [kind, index])) as Record<StoredKind, number>;

/** Reads the cells of one sheet from its XML. */
export class SheetPartReader {
  readonly cells = new PackedCells();
  readonly texts: TextStore;
  readonly #scanner: XmlScanner;
  readonly #context: SheetContext;
  #isInData = false;
  #merges = 0;
  #row = 0;
  #column = 0;
  #isHiddenRow = false;
  #style = 0;
  #type = '';
  #isFormula = false;
  readonly #formulas = new FormulaWatch();
  #hasValue = false;
  #isInReading = false;
  #collects = false;
  #pieces = 0;
  #valueStart = 0;
  #valueEnd = 0;

  constructor(bytes: Uint8Array, part: string, context: SheetContext) {
    this.#scanner = new XmlScanner(bytes, part);
    this.texts = new TextStore(bytes, part);
    this.#context = context;
  }

  read(): void {
    const scanner = this.#scanner;
    for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
      if (token === xmlToken.open) this.#open(scanner.depth);
      else if (token === xmlToken.text) this.#formulas.text(scanner);
      else if (this.#formulas.close()) throw this.#activeFormula();
      if (token === xmlToken.open || !this.#isInData) continue;
      if (token === xmlToken.close) this.#close(scanner.depth);
      else if (this.#collects) this.#collect();
    }
  }

  #open(depth: number): void {
    if (depth === depths.section) this.#isInData = this.#scanner.is('sheetData');
    else if (!this.#isInData) this.#lookBesideData(depth);
    else if (depth === depths.cell) this.#openCell();
    else if (depth === depths.content) this.#openContent();
    else if (depth === depths.row) this.#openRow();
    else this.#openInlineText();
  }

  #lookBesideData(depth: number): void {
    this.#formulas.open(this.#scanner);
    if (this.#scanner.is('controlPr') && isMacroElsewhere(this.#scanner.attribute('macro') ?? ''))
      throw activeWorkbook(macroElsewhere.message, `Het hoort bij blad ${this.#context.name}.`, macroElsewhere.remedy);
    if (depth !== depths.row || !this.#scanner.is('mergeCell')) return;
    this.#merges += 1;
    if (this.#merges > readerLimits.merges) throw tooLargeWorkbook('een blad heeft te veel samengevoegde cellen');
    const range = cellRange(this.#scanner.attribute('ref') ?? '');
    if (range && range.lastColumn > range.firstColumn) this.cells.merges.push(range);
  }

  #openRow(): void {
    if (!this.#scanner.is('row')) return;
    const given = this.#scanner.attribute('r');
    const row = given === null ? this.#row + 1 : Number(given);
    if (!Number.isInteger(row) || row <= this.#row || row > maximumRow)
      throw this.#broken('de rijen staan niet op volgorde');
    this.#row = row;
    this.#column = 0;
    this.#isHiddenRow = /^(?:1|true)$/.test(this.#scanner.attribute('hidden') ?? '');
  }

  #openCell(): void {
    const scanner = this.#scanner;
    if (!scanner.is('c')) return;
    let column = this.#column + 1;
    this.#style = 0;
    this.#type = '';
    while (scanner.nextAttribute()) {
      if (scanner.isAttribute('r')) column = this.#columnOfReference();
      else if (scanner.isAttribute('s'))
        this.#style = numberInBytes(scanner.bytes, scanner.valueStart, scanner.valueEnd);
      else if (scanner.isAttribute('t')) this.#type = scanner.value();
    }
    if (column <= this.#column || column > maximumColumn) throw this.#broken('de cellen staan niet op volgorde');
    this.#column = column;
    this.#isFormula = false;
    this.#hasValue = false;
    this.#pieces = 0;
  }

  /** Column of a reference like "AB12"; its row must be the row it is in. */
  #columnOfReference(): number {
    const { bytes, valueStart, valueEnd } = this.#scanner;
    let at = valueStart;
    let column = 0;
    for (; at < valueEnd; at++) {
      const letter = (bytes[at] ?? 0) & 0xdf;
      if (letter < letterA || letter > letterA + 25) break;
      column = column * 26 + letter - letterA + 1;
      if (column > maximumColumn) break;
    }
    if (numberInBytes(bytes, at, valueEnd) !== this.#row) throw this.#broken('de cellen staan niet op volgorde');
    return column;
  }

  #openContent(): void {
    const scanner = this.#scanner;
    if (scanner.is('v')) {
      this.#collects = true;
      this.#hasValue = true;
    } else if (scanner.is('f')) {
      this.#isFormula = true;
      this.#formulas.open(scanner);
    } else if (scanner.is('is')) this.#hasValue = true;
  }

  #openInlineText(): void {
    if (this.#scanner.is('rPh')) this.#isInReading = true;
    else if (this.#scanner.is('t') && !this.#isInReading && this.#type === 'inlineStr') this.#collects = true;
  }

  #collect(): void {
    const scanner = this.#scanner;
    if (this.#isTextType()) this.texts.addPiece(scanner);
    else if (this.#pieces > 0) throw this.#broken('een waarde is ongeldig');
    else [this.#valueStart, this.#valueEnd] = [scanner.textStart, scanner.textEnd];
    this.#pieces += 1;
  }

  #isTextType(): boolean {
    return this.#type === 'str' || this.#type === 'inlineStr' || this.#type === 'e' || this.#type === 'd';
  }

  #close(depth: number): void {
    if (depth === depths.cell) {
      if (this.#scanner.is('c')) this.#closeCell();
    } else if (depth >= depths.content) {
      if (this.#scanner.is('rPh')) this.#isInReading = false;
      else this.#collects = false;
    } else if (depth === depths.section) this.#isInData = false;
  }

  #closeCell(): void {
    const isText = this.#isTextType();
    if (this.#hasValue && isText) this.#add(this.#textKind(), this.texts.finish());
    else if (this.#hasValue && this.#pieces > 0) this.#closeNumber();
    else if (this.#isFormula) this.#add('error', this.texts.finish());
  }

  #textKind(): StoredKind {
    if (this.#type === 'e') return 'error';
    return this.#type === 'd' ? 'isoDate' : 'text';
  }

  #closeNumber(): void {
    const value = numberInBytes(this.#scanner.bytes, this.#valueStart, this.#valueEnd);
    if (Number.isNaN(value)) throw this.#broken('een waarde is ongeldig');
    if (this.#type === '' || this.#type === 'n') this.#add(this.#context.meanings[this.#style] ?? 'number', value);
    else if (this.#type === 's') this.#addShared(value);
    else if (this.#type === 'b' && (value === 0 || value === 1)) this.#add('boolean', value);
    else throw this.#broken('een waarde is ongeldig');
  }

  #addShared(index: number): void {
    if (!Number.isInteger(index) || index < 0 || index >= this.#context.sharedCount)
      throw this.#broken('een tekst ontbreekt');
    this.#add('sharedText', index);
  }

  #add(kind: StoredKind, value: number): void {
    if (this.cells.count >= this.#context.cellsLeft) throw tooLargeWorkbook('het bevat te veel cellen');
    if (this.#isHiddenRow) this.cells.hiddenRows.add(this.#row);
    this.cells.add(this.#row, this.#column, kindNumber[kind], this.#isFormula, value);
  }

  #activeFormula(): Error {
    const { name } = this.#context;
    const place = this.#isInData
      ? `Deze staat in cel ${cellName(this.#row, this.#column)} van blad ${name}.`
      : `Deze hoort bij blad ${name}.`;
    return activeWorkbook(activeFormula.message, place, activeFormula.remedy);
  }

  #broken(what: string): Error {
    const cell = this.#column > 0 ? `cel ${cellName(this.#row, this.#column)}` : `rij ${this.#row}`;
    return damagedWorkbook(`${what} (blad ${this.#context.name}, ${cell})`);
  }
}
