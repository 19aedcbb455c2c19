import { type Expression, type FormulaPlace, type Given, isGrid } from '#office/formula/formula-value.ts';

/** A call that several formulas may have: what it gives for many cells is kept from the second one on. */
export class SharedCall {
  readonly expression: Expression;
  readonly #call: Expression;
  #isShared = false;
  #kept: Given | undefined;

  constructor(call: Expression) {
    this.#call = call;
    this.expression = this.#given.bind(this);
  }

  /** The same call in another place. */
  again(): Expression {
    this.#isShared = true;
    return this.expression;
  }

  #given(source: FormulaPlace): Given {
    if (this.#kept !== undefined) return this.#kept;
    const given = this.#call(source);
    if (this.#isShared && isGrid(given)) this.#kept = given;
    return given;
  }
}
