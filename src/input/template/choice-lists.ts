import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import type { Choice } from '#input/fields/field.ts';

const listSheetName = 'Lijsten';

/** The hidden sheet with the texts of the choices that drop-down lists offer. */
export class ChoiceLists {
  readonly #sheet: Worksheet;
  readonly #references = new Map<string, string>();
  #columns = 0;

  constructor(workbook: Workbook) {
    this.#sheet = workbook.addWorksheet(listSheetName, { state: 'hidden' });
  }

  /** The range that holds the texts, as the formula of a drop-down list; equal lists are written once. */
  reference(choices: readonly Choice[]): string {
    const key = choices.map((choice) => choice.text).join('\n');
    const known = this.#references.get(key);
    if (known !== undefined) return known;
    const column = this.#sheet.getColumn(++this.#columns);
    for (const [index, { text }] of choices.entries()) this.#sheet.getCell(index + 1, column.number).value = text;
    const reference = `${listSheetName}!$${column.letter}$1:$${column.letter}$${choices.length}`;
    this.#references.set(key, reference);
    return reference;
  }

  /** Writes named values below each other, each with its name before it. */
  named(title: string, values: Readonly<Record<string, string | number>>): void {
    const [names, cells] = [this.#sheet.getColumn(++this.#columns), this.#sheet.getColumn(++this.#columns)];
    this.#sheet.getCell(1, names.number).value = title;
    for (const [index, [name, value]] of Object.entries(values).entries()) {
      this.#sheet.getCell(2 + index, names.number).value = name;
      const cell = this.#sheet.getCell(2 + index, cells.number);
      cell.value = value;
      cell.name = name;
    }
  }
}
