import type { Assumptions } from '#core/dossier/dossier.ts';
import type { LifecycleStep } from '#core/dossier/lifecycle.ts';

/** What capital is invested in, and the yearly cost of that, a fraction. */
export interface Product {
  readonly lifecycle: readonly LifecycleStep[];
  readonly investmentCost: number;
}

/** Yearly net return, a fraction, when so many full years remain until pension. */
type ReturnByYearsLeft = (yearsToPension: number) => number;

/**
 * r(y) = w(y) r_equity + (1 - w(y)) r_bond - beleggingskosten. The weight w(y) is that of the lifecycle row with the
 * highest number of years not above y; below the lowest row, of the lowest row.
 */
export function lifecycleReturn(
  assumptions: Pick<Assumptions, 'equityReturn' | 'bondReturn'> & Product,
  { lifecycle, investmentCost }: Product = assumptions,
): ReturnByYearsLeft {
  const { equityReturn, bondReturn } = assumptions;
  const rows = lifecycle.toSorted((one, other) => one.yearsToPension - other.yearsToPension);
  return (years) => {
    const weight = (rows.findLast((row) => row.yearsToPension <= years) ?? rows[0])?.equityWeight ?? 0;
    return weight * equityReturn + (1 - weight) * bondReturn - investmentCost;
  };
}

/**
 * A(k): what EUR 1, invested k months before pension, has become at pension. A(0) = 1,
 * A(k) = A(k-1) x (1 + r(floor((k-1)/12)))^(1/12), for k up to and including `months`.
 */
export function accumulation(returnAt: ReturnByYearsLeft, months: number): Float64Array {
  const factors = new Float64Array(months + 1);
  factors[0] = 1;
  for (let k = 1; k <= months; k++) {
    factors[k] = factors[k - 1]! * (1 + returnAt(Math.floor((k - 1) / 12))) ** (1 / 12);
  }
  return factors;
}
