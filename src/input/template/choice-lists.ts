import { listSheetName } from '#input/template/list-sheet.ts';
import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import type { Choice } from '#input/fields/field.ts';
import type { FormulaCells } from '#input/template/formula-cells.ts';
import type { WriteStep } from '#input/template/status/participant-ranges.ts';

/** The hidden sheet with what drop-downs and formulas look up: texts of choices, law values, parts of statuses. */
export class ChoiceLists {
  readonly #sheet: Worksheet;
  readonly #formulas: FormulaCells;
  readonly #references = new Map<string, string>();
  #columns = 0;

  constructor(workbook: Workbook, formulas: FormulaCells) {
    this.#formulas = formulas;
    this.#sheet = workbook.addWorksheet(listSheetName, { state: 'hidden' });
  }

  /** The range that holds the texts, as the formula of a drop-down list; equal lists are written once. */
  reference(choices: readonly Choice[]): string {
    const key = choices.map((choice) => choice.text).join('\n');
    const known = this.#references.get(key);
    if (known !== undefined) return known;
    const reference = this.column(choices.map((choice) => choice.text));
    this.#references.set(key, reference);
    return reference;
  }

  /** Writes values below each other in a column of their own, below a heading if there is one; gives their range. */
  column(values: readonly (string | number | null)[], heading?: string, numberFormat?: string): string {
    const column = this.#sheet.getColumn(++this.#columns);
    const first = heading === undefined ? 1 : 2;
    if (heading !== undefined) this.#sheet.getCell(1, column.number).value = heading;
    for (const [index, value] of values.entries()) {
      const cell = this.#sheet.getCell(first + index, column.number);
      cell.value = value;
      if (numberFormat !== undefined) cell.numFmt = numberFormat;
    }
    return `${listSheetName}!$${column.letter}$${first}:$${column.letter}$${first + values.length - 1}`;
  }

  /** Writes named values below each other, each with its name before it. */
  named(title: string, values: Readonly<Record<string, string | number>>): void {
    const [names, cells] = [this.#sheet.getColumn(++this.#columns), this.#sheet.getColumn(++this.#columns)];
    this.#sheet.getCell(1, names.number).value = title;
    for (const [index, [name, value]] of Object.entries(values).entries()) {
      this.#sheet.getCell(2 + index, names.number).value = name;
      const cell = this.#sheet.getCell(2 + index, cells.number);
      cell.value = value;
      this.#formulas.name(cell, name);
    }
  }

  /** Writes named steps of a calculation below each other: what they are, and beside it the formula. Gives the cell of each. */
  steps(title: string): WriteStep {
    const [names, formulas] = [this.#sheet.getColumn(++this.#columns), this.#sheet.getColumn(++this.#columns)];
    this.#sheet.getCell(1, names.number).value = title;
    let row = 1;
    return (name, formula, known) => {
      row++;
      this.#sheet.getCell(row, names.number).value = name;
      this.#formulas.write(this.#sheet.getCell(row, formulas.number), formula, known);
      return `${listSheetName}!$${formulas.letter}$${row}`;
    };
  }
}
