import { wholeNumber } from '#office/document/dutch-format.ts';
import type { FindingList, Place } from '#input/reading/cells/finding-list.ts';
import { error, warning } from '#input/reading/cells/problem.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

const openInExcel = 'Open het bestand in Excel, sla het op en upload het opnieuw.';

/** Whether a formula was never calculated: nothing at all is stored with it. */
export const isUncalculated = ({ kind, value }: Cell): boolean => kind === 'error' && value === '';

/** How many there are, and where the first is. */
class Counted {
  count = 0;
  first: Place | null = null;

  add(place: Place): void {
    this.count += 1;
    this.first ??= place;
  }
}

/** Looks at the formulas among what is read: some programs store them without what they give, or with 0. */
export class UncalculatedFormulas {
  readonly #asksToCalculate: boolean;
  readonly #uncalculated = new Counted();
  readonly #zeros = new Counted();
  #isCalculated = false;

  constructor(asksToCalculate: boolean) {
    this.#asksToCalculate = asksToCalculate;
  }

  see(cell: Cell, place: Place): void {
    if (isUncalculated(cell)) this.#uncalculated.add(place);
    else if (cell.isFormula && (cell.value === 0 || cell.value === '')) this.#zeros.add(place);
    else this.#isCalculated ||= cell.isFormula;
  }

  /** One finding for all of them, at the first. */
  report(findings: FindingList): void {
    const [missing, zeros] = [this.#uncalculated, this.#zeros];
    if (missing.first !== null) findings.add(this.#missing(), missing.first, '');
    if (zeros.first !== null && this.#asksToCalculate && !this.#isCalculated)
      findings.add(this.#doubted(), zeros.first, '0');
  }

  #missing() {
    const { count } = this.#uncalculated;
    const message =
      count === 1
        ? 'De formule in deze cel is nog niet berekend.'
        : `In ${wholeNumber(count)} cellen is de formule nog niet berekend; dit is de eerste.`;
    return error('VALUE_ERROR_CELL', message, openInExcel);
  }

  #doubted() {
    const { count } = this.#zeros;
    const who = count === 1 ? 'De enige formule geeft' : `Alle ${wholeNumber(count)} formules geven`;
    const first = count === 1 ? '' : ' Dit is de eerste.';
    return warning(
      'VALUE_UNUSUAL',
      `${who} 0 of niets, en het bestand vraagt om te worden berekend: misschien is dat nooit gebeurd.${first}`,
      `${openInExcel} Is 0 juist, dan hoeft u niets te doen.`,
    );
  }
}
