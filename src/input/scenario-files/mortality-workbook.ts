import type { MortalityTableFile } from '#core/mortality/mortality-table-file.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import type { Cell, Sheet, Workbook } from '#input/reading/workbook/workbook.ts';

/** The values of a projection table as a workbook has them. */
export type MortalityValues = Pick<MortalityTableFile, 'firstAge' | 'firstYear' | 'values'>;

/** A workbook that does not hold a complete projection table; the message is a Dutch sentence that says where. */
export class MortalityWorkbookError extends Error {
  override readonly name = 'MortalityWorkbookError';
}

const words: Readonly<Record<TableSex, string>> = { M: 'mannen', V: 'vrouwen' };
const lastAge = 120;

/**
 * Reads the layout in which the Dutch actuaries publish their projection: sheets `qx mannen JJJJ` and `qx vrouwen JJJJ`
 * (any year, or none), calendar years in the first row, ages 0 to 120 in the first column, a death probability in each
 * cell. Throws MortalityWorkbookError unless every age has a probability in every year.
 */
export function mortalityValues(workbook: Workbook): MortalityValues {
  const men = sexGrid(workbook, 'M');
  const women = sexGrid(workbook, 'V');
  if (men.firstYear !== women.firstYear || men.rows[0]?.length !== women.rows[0]?.length) {
    throw new MortalityWorkbookError('De bladen voor mannen en vrouwen hebben niet dezelfde jaren.');
  }
  return { firstAge: 0, firstYear: men.firstYear, values: { M: men.rows, V: women.rows } };
}

function sexGrid(workbook: Workbook, sex: TableSex): { firstYear: number; rows: number[][] } {
  const sheet = sexSheet(workbook, sex);
  const [headerRow = 0, ...ageRows] = Array.from(sheet.rowNumbers);
  const header = sheet.cells(headerRow);
  const ageColumn = Math.min(...ageRows.map((row) => sheet.cells(row)[0]?.column ?? Infinity));
  const years = header.filter((cell) => cell.column !== ageColumn);
  const firstYear = checkedYears(sheet, years);
  checkAges(
    sheet,
    ageRows.map((row) => sheet.cell(row, ageColumn)),
  );
  const rows = ageRows.map((row) => years.map((year) => probability(sheet, row, year.column)));
  return { firstYear, rows };
}

function sexSheet({ sheets }: Workbook, sex: TableSex): Sheet {
  const pattern = new RegExp(`^\\s*qx\\s+${words[sex]}(\\s+\\d{4})?\\s*$`, 'i');
  const [sheet, ...others] = sheets.filter(({ name }) => pattern.test(name));
  if (sheet === undefined) {
    const found = sheets.map(({ name }) => `"${name}"`).join(', ');
    throw new MortalityWorkbookError(`Er is geen blad "qx ${words[sex]} JJJJ"; de bladen zijn ${found}.`);
  }
  if (others.length > 0) {
    throw new MortalityWorkbookError(`Er zijn meer bladen met de naam "qx ${words[sex]} JJJJ"; laat er één staan.`);
  }
  return sheet;
}

function checkedYears(sheet: Sheet, years: readonly Cell[]): number {
  const firstYear = wholeNumber(sheet, years[0] ?? null, 'een jaartal');
  for (const [index, cell] of years.entries()) {
    const year = wholeNumber(sheet, cell, 'een jaartal');
    if (year === firstYear + index) continue;
    throw new MortalityWorkbookError(
      `${place(sheet, cell)}: hier hoort het jaar ${firstYear + index}, er staat ${year}.`,
    );
  }
  if (firstYear < 1900 || firstYear > 2200) {
    throw new MortalityWorkbookError(
      `Blad "${sheet.name}": de eerste rij begint met ${firstYear}; dat is geen jaartal.`,
    );
  }
  return firstYear;
}

function checkAges(sheet: Sheet, ages: readonly (Cell | null)[]): void {
  for (const [index, cell] of ages.entries()) {
    const age = wholeNumber(sheet, cell, 'een leeftijd');
    if (age === index) continue;
    throw new MortalityWorkbookError(`${place(sheet, cell)}: hier hoort leeftijd ${index}, er staat ${age}.`);
  }
  if (ages.length === lastAge + 1) return;
  throw new MortalityWorkbookError(
    `Blad "${sheet.name}" heeft ${ages.length} leeftijden; het moeten de leeftijden 0 t/m ${lastAge} zijn.`,
  );
}

function wholeNumber(sheet: Sheet, cell: Cell | null, what: string): number {
  if (cell !== null && cell.kind === 'number' && Number.isInteger(cell.value)) return Number(cell.value);
  throw new MortalityWorkbookError(`${place(sheet, cell)}: hier hoort ${what} als heel getal.`);
}

function probability(sheet: Sheet, row: number, column: number): number {
  const cell = sheet.cell(row, column);
  if (cell?.kind === 'number' && Number(cell.value) >= 0 && Number(cell.value) <= 1) return Number(cell.value);
  const where = `Blad "${sheet.name}", rij ${row}, kolom ${column}`;
  throw new MortalityWorkbookError(`${where}: hier hoort een sterftekans tussen 0 en 1.`);
}

function place(sheet: Sheet, cell: Cell | null): string {
  return cell === null ? `Blad "${sheet.name}"` : `Blad "${sheet.name}", rij ${cell.row}, kolom ${cell.column}`;
}
