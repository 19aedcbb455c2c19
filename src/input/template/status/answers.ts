import { choiceWords } from '#input/fields/choice-words.ts';
import { requiringConditions } from '#input/fields/condition.ts';
import type { Condition, Conditional } from '#input/fields/field.ts';
import type { FieldRegister } from '#input/fields/register.ts';
import { isFilled } from '#input/template/status/cell-tests.ts';
import { defaultText } from '#input/template/default-value.ts';
import { all, always, either, type Formula, some, words } from '#input/template/status/formula.ts';

/** What follows from the choices among the fields. */
export class Answers {
  readonly #register: FieldRegister;

  constructor(register: FieldRegister) {
    this.#register = register;
  }

  /** Whether something matters after the choices that were made; null when it always does. */
  needed({ neededWhen = [] }: Conditional): Formula | null {
    return neededWhen.length === 0 ? null : this.#allHold(neededWhen);
  }

  /** Whether the choices that were made require something that may otherwise stay empty; null when none do. */
  required(item: Conditional): Formula | null {
    const conditions = requiringConditions(item);
    return conditions === null ? null : this.#allHold(conditions);
  }

  #allHold(conditions: readonly Condition[]): Formula {
    return all(...conditions.map(({ field, is }) => this.#isOneOf(field, is)));
  }

  /** An empty cell counts as its default. */
  #isOneOf(name: string, values: readonly string[]): Formula {
    const { field } = this.#register.field(name);
    const choices = field.type === 'choice' ? field.choices : [];
    const answer = either(isFilled(name), `TRIM(${name})`, words(defaultText(field)));
    const isIn = (wanted: boolean): Formula => {
      const listed = choices.filter((choice) => values.includes(choice.value) === wanted).flatMap(choiceWords);
      return some(...listed.map((text) => `${answer}="${text}"`));
    };
    // Of a long list the few others are named: a formula has an end.
    return values.length > choices.length / 2 && values.length < choices.length
      ? either(isIn(false), 'FALSE', always)
      : isIn(true);
  }
}
