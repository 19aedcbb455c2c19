import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import type { Choice } from '#contract/fields/field.ts';

const listSheetName = 'Lijsten';

/** The hidden sheet with the texts of all choices; equal lists are written once. */
export class ChoiceLists {
  readonly #sheet: Worksheet;
  readonly #references = new Map<string, string>();

  constructor(workbook: Workbook) {
    this.#sheet = workbook.addWorksheet(listSheetName, { state: 'hidden' });
  }

  /** The range that holds the texts, as the formula of a drop-down list. */
  reference(choices: readonly Choice[]): string {
    const key = choices.map((choice) => choice.text).join('\n');
    const known = this.#references.get(key);
    if (known !== undefined) return known;
    const column = this.#sheet.getColumn(this.#references.size + 1);
    for (const [index, choice] of choices.entries()) this.#sheet.getCell(index + 1, column.number).value = choice.text;
    const reference = `${listSheetName}!$${column.letter}$1:$${column.letter}$${choices.length}`;
    this.#references.set(key, reference);
    return reference;
  }
}
