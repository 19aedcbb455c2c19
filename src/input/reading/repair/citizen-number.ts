import { citizenNumberRule, isCitizenNumber } from '#input/reading/cells/citizen-number-rule.ts';
import { headerText } from '#input/reading/tables/table-place.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

const headerPattern = /\bbsn\b|burger ?service|sofi-? ?nummer/;

/** Whether the header of a column says that it holds citizen service numbers (BSN). */
export const isCitizenNumberHeader = (cell: Cell): boolean => headerPattern.test(headerText(cell));

/** Counts in a column what can be a citizen service number. */
export class CitizenNumberWatch {
  #filled = 0;
  #passing = 0;

  see({ value }: Cell): void {
    this.#filled += 1;
    if (isCitizenNumber(value)) this.#passing += 1;
  }

  get isSuspect(): boolean {
    const { fewest, filledPerPassing } = citizenNumberRule;
    return this.#passing >= fewest && this.#passing * filledPerPassing >= this.#filled;
  }
}
