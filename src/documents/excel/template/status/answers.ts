import type { Conditional } from '#contract/fields/field.ts';
import type { FieldRegister } from '#contract/fields/register.ts';
import { type CellValue, isFilled } from '#documents/excel/template/status/cell-tests.ts';
import { defaultText } from '#documents/excel/template/default-value.ts';
import { fieldValue, type TemplateFilling } from '#documents/excel/template/filling.ts';
import { all, either, type Formula, some, words } from '#documents/excel/template/status/formula.ts';

/** What is written into the cells of the fields, and what follows from the choices among them. */
export class Answers {
  readonly #register: FieldRegister;
  readonly #filling: TemplateFilling;

  constructor(register: FieldRegister, filling: TemplateFilling) {
    this.#register = register;
    this.#filling = filling;
  }

  has(name: string): boolean {
    return this.#register.fields.some(({ field }) => field.name === name);
  }

  value(name: string): CellValue {
    return fieldValue(this.#register.field(name).field, this.#filling);
  }

  /** Whether something matters after the choices that were made; null when it always does. */
  needed({ neededWhen = [] }: Conditional): Formula<boolean> | null {
    if (neededWhen.length === 0) return null;
    return all(...neededWhen.map(({ field, is }) => this.#isOneOf(field, is)));
  }

  /** An empty cell counts as its default. */
  #isOneOf(name: string, values: readonly string[]): Formula<boolean> {
    const { field } = this.#register.field(name);
    const choices = field.type === 'choice' ? field.choices : [];
    const cell = { reference: name, value: this.value(name) };
    const answer = either(
      isFilled(cell),
      { text: `TRIM(${name})`, value: String(cell.value).trim() },
      words(defaultText(field)),
    );
    const texts = choices.filter((choice) => values.includes(choice.value)).map((choice) => choice.text);
    return some(
      ...texts.map((text) => ({
        text: `${answer.text}="${text}"`,
        value: answer.value.toLowerCase() === text.toLowerCase(),
      })),
    );
  }
}
