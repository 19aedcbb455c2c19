import type { DossierInput } from '#core/dossier/dossier.ts';
import type { LifecycleStep } from '#core/dossier/lifecycle.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { accumulation, lifecycleReturn, type Product } from '#core/projection/accumulation.ts';
import type { Accumulations } from '#core/projection/pension-basis.ts';

/** What a dossier says about investing. */
type Invested = Pick<DossierInput, 'assumptions' | 'current'>;

/** What the new scheme invests in (Lifecycle, beleggingskosten). */
export const nextProduct = ({
  assumptions: { lifecycle, investmentCost },
}: Pick<Invested, 'assumptions'>): Product => ({
  lifecycle,
  investmentCost,
});

/** What the current scheme invests in: its own lifecycle and cost where it has them (HuidigeLifecycle, huidig_beleggingskosten). */
export function currentProduct({ assumptions, current }: Invested): Product {
  const next = nextProduct({ assumptions });
  if (current.kind !== 'premium') return next;
  const { lifecycle, investmentCost } = current.product;
  return { lifecycle: lifecycle ?? next.lifecycle, investmentCost: investmentCost ?? next.investmentCost };
}

/** Whether two lifecycles have the same rows. */
export function isSameMix(one: readonly LifecycleStep[], other: readonly LifecycleStep[]): boolean {
  const [ofOne, ofOther] = [sorted(one), sorted(other)];
  return (
    ofOne.length === ofOther.length &&
    ofOne.every(
      ({ yearsToPension, equityWeight }, index) =>
        yearsToPension === ofOther[index]!.yearsToPension && equityWeight === ofOther[index]!.equityWeight,
    )
  );
}

/** Whether capital grows by the same returns in both. */
export const isSameProduct = (one: Product, other: Product): boolean =>
  one.investmentCost === other.investmentCost && isSameMix(one.lifecycle, other.lifecycle);

/** A(k) of both schemes on the expected returns: one array where they invest in the same. */
export function productAccumulations(input: Invested, grid: TimeGrid): Accumulations {
  const [current, next] = [currentProduct(input), nextProduct(input)];
  const grown = (product: Product): Float64Array =>
    accumulation(lifecycleReturn(input.assumptions, product), grid.length);
  const ofNext = grown(next);
  return { accumulation: ofNext, currentAccumulation: isSameProduct(current, next) ? ofNext : grown(current) };
}

const sorted = (rows: readonly LifecycleStep[]): readonly LifecycleStep[] =>
  rows.toSorted((one, other) => one.yearsToPension - other.yearsToPension);

/**
 * How capital grows: by one product, or by that of the current scheme and from the transition by that of the new one, to which
 * what is there then moves, or in which only new premiums are invested.
 */
export type Products = 'one' | 'moves' | 'stays';

export function productsOf(input: DossierInput): Products {
  if (input.current.kind !== 'premium' || isSameProduct(currentProduct(input), nextProduct(input))) return 'one';
  return input.current.product.existingCapital;
}
