import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Choice, Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';
import { dayValue } from '#input/reading/cells/day-value.ts';
import { fillIn, error, type Problem } from '#input/reading/cells/problem.ts';
import { isUncalculated, UncalculatedFormulas } from '#input/reading/cells/uncalculated-formulas.ts';
import type { FindingList, Place } from '#input/reading/cells/finding-list.ts';
import { cellNumber, numberProblem } from '#input/reading/cells/number-value.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';
import { choiceValue, textValue } from '#input/reading/cells/text-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

type Described = Exclude<Field, { type: 'fixed' }> | Column;

/** The value of a cell: as entered, and as the calculation knows it (they differ for choices). */
interface ReadValue {
  readonly entered: string | number | PlainDate;
  readonly value: string | number | PlainDate;
}

/** Null: the cell is empty. `wrong`: a finding was made. */
export type CellOutcome = ReadValue | null | 'wrong';

export const isEmpty = (cell: Cell | null): boolean =>
  cell === null || (cell.kind === 'text' && String(cell.value).trim() === '');

const isProblem = (value: object): value is Problem => 'remedy' in value;

/** Reads cells as their field or column describes them; what is wrong becomes a finding. */
export class CellReader {
  readonly findings: FindingList;
  readonly #date1904: boolean;

  readonly #formulas: UncalculatedFormulas;

  constructor(findings: FindingList, date1904: boolean, asksToCalculate = false) {
    this.findings = findings;
    this.#date1904 = date1904;
    this.#formulas = new UncalculatedFormulas(asksToCalculate);
  }

  /** What is wrong with the formulas of all cells that were read. */
  reportFormulas(): void {
    this.#formulas.report(this.findings);
  }

  /** `scale` divides numbers of a column of percentages that were typed as 25 instead of 25%. */
  read(described: Described, cell: Cell | null, place: Place, scale = 1): CellOutcome {
    if (cell !== null) this.#formulas.see(cell, place);
    if (cell === null || isEmpty(cell)) return this.#empty(described, place);
    if (isUncalculated(cell)) return 'wrong';
    if (isNoValue(described, cell)) return described.required ? this.#problem(noValue(described), cell, place) : null;
    if (cell.kind === 'error') return this.#problem(errorValue, cell, place);
    if (described.type === 'choice') return this.#choice(choiceValue(described, cell), cell, place);
    if (described.type === 'text') return this.#plain(textValue(described, cell, this.#date1904), cell, place);
    if ('unit' in described) return this.#number(described, cell, place, scale);
    return this.#plain(dayValue(described, cell, this.#date1904), cell, place);
  }

  #empty(described: Described, place: Place): CellOutcome {
    if (!described.required) return null;
    this.findings.add(error('FIELD_EMPTY', 'Deze cel is verplicht en nog leeg.', fillIn(described)), place);
    return 'wrong';
  }

  #problem(problem: Problem, cell: Cell, place: Place): 'wrong' {
    this.findings.add(problem, place, shownValue(cell, this.#date1904));
    return 'wrong';
  }

  #plain(value: string | PlainDate | Problem, cell: Cell, place: Place): CellOutcome {
    if (typeof value === 'object' && isProblem(value)) return this.#problem(value, cell, place);
    return { entered: value, value };
  }

  #choice(choice: Choice | Problem, cell: Cell, place: Place): CellOutcome {
    if (isProblem(choice)) return this.#problem(choice, cell, place);
    return { entered: choice.text, value: choice.value };
  }

  #number(described: Extract<Described, { unit: string }>, cell: Cell, place: Place, scale: number): CellOutcome {
    const found = cellNumber(described, cell);
    if (typeof found === 'object') return this.#problem(found, cell, place);
    const value = found / scale;
    const problem = numberProblem(described, value);
    if (problem) this.#problem(problem, cell, place);
    return problem?.severity === 'error' ? 'wrong' : { entered: value, value };
  }
}

/** What people write where there is nothing to fill in. */
const nothing = /^(?:n\.? ?v\.? ?t\.?|n\.? ?a\.?|n\/a|[-–—]+)$/i;

/** In a free text it is a text like any other. */
const isFreeText = (described: Described): boolean =>
  described.type === 'text' && !('unique' in described) && !('digits' in described);

export const saysNothing = ({ kind, value }: Cell): boolean => kind === 'text' && nothing.test(String(value).trim());

const isNoValue = (described: Described, cell: Cell): boolean => !isFreeText(described) && saysNothing(cell);

const noValue = (described: Described): Problem =>
  error('FIELD_EMPTY', 'Hier staat dat er niets is in te vullen, maar deze cel is verplicht.', fillIn(described));

const errorValue = error(
  'VALUE_ERROR_CELL',
  'De formule in deze cel geeft een fout in plaats van een waarde.',
  'Herstel de formule of typ de waarde zelf in.',
);
