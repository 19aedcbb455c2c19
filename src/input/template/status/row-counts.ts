import type { Formula } from '#input/template/status/formula.ts';
import type { ParticipantRanges, WriteStep } from '#input/template/status/participant-ranges.ts';

/** How many rows pass a test, and which row of the sheet is the first. */
export interface RowCount {
  readonly count: Formula;
  readonly first: Formula;
}

/** Counts rows on the hidden sheet. Error values in the cells are counted apart; they spoil a test, which then counts none. */
export class RowCounter {
  readonly #ranges: ParticipantRanges;
  readonly step: WriteStep;

  constructor(ranges: ParticipantRanges, write: WriteStep) {
    this.#ranges = ranges;
    this.step = write;
  }

  /** `despiteErrors` is counted instead where an error value spoils the test. */
  count(name: string, test: Formula, despiteErrors?: Formula): Formula {
    const otherwise = despiteErrors === undefined ? '0' : `SUMPRODUCT(1*${despiteErrors})`;
    return this.step(name, `IFERROR(SUMPRODUCT(1*(${test})),${otherwise})`);
  }

  /** Also finds the first row; `cells` is a range over the same rows. */
  located(name: string, test: Formula, cells: string): RowCount {
    const { headerRow, lastIndex } = this.#ranges;
    const count = this.count(name, test);
    const below = `${lastIndex}+${headerRow + 1}`;
    const first = this.step(
      `${name}: eerste rij`,
      `IF(${count}>0,${below}-SUMPRODUCT(MAX(${test}*(${below}-ROW(${cells})))),0)`,
    );
    return { count, first };
  }
}
