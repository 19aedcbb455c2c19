import type { Formula } from '#documents/excel/template/status/formula.ts';
import type { ParticipantRanges, WriteStep } from '#documents/excel/template/status/participant-ranges.ts';
import type { RowTest } from '#documents/excel/template/status/row-tests.ts';

/** How many rows pass a test, and which row of the sheet is the first. */
export interface RowCount {
  readonly count: Formula<number>;
  readonly first: Formula<number>;
}

/** Counts rows on the hidden sheet. Error values in the cells are counted apart, and spoil a test that does not say what counts then. */
export class RowCounter {
  readonly #ranges: ParticipantRanges;
  readonly #write: WriteStep;

  constructor(ranges: ParticipantRanges, write: WriteStep) {
    this.#ranges = ranges;
    this.#write = write;
  }

  count(name: string, { text, rows, despiteErrors }: RowTest): Formula<number> {
    const value = rows.filter(Boolean).length;
    const otherwise = despiteErrors === undefined ? '0' : `SUMPRODUCT(1*${despiteErrors})`;
    return this.step(name, { text: `IFERROR(SUMPRODUCT(1*(${text})),${otherwise})`, value });
  }

  /** Also finds the first row; `cells` is a range over the same rows. */
  located(name: string, test: RowTest, cells: string): RowCount {
    const { headerRow, lastIndex } = this.#ranges;
    const count = this.count(name, test);
    const below = `${lastIndex.text}+${headerRow + 1}`;
    const first = this.step(`${name}: eerste rij`, {
      text: `IF(${count.text}>0,${below}-SUMPRODUCT(MAX(${test.text}*(${below}-ROW(${cells})))),0)`,
      value: test.rows.includes(true) ? test.rows.indexOf(true) + headerRow + 1 : 0,
    });
    return { count, first };
  }

  step<T extends string | number | boolean>(name: string, formula: Formula<T>): Formula<T> {
    return { text: this.#write(name, formula), value: formula.value };
  }
}
