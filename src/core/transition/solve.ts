import type { LinearAmount } from '#core/projection/linear-amount.ts';

/** A goal to reach: an amount that follows from the premium rates must equal a target. */
export interface Equation {
  readonly target: number;
  readonly amount: LinearAmount;
}

/** How rates follow from the factor lambda: rate_b = min(lambda x shape_b, cap_b). A cap of Infinity is no cap. */
export interface CappedShape {
  readonly shape: Float64Array;
  readonly caps: Float64Array;
}

/** Outcome of a solve. */
export interface Solution {
  /** lambda. */
  readonly factor: number;
  /** Rates per step at that factor. */
  readonly rates: Float64Array;
  /** False when no factor reaches the target. */
  readonly isFeasible: boolean;
}

/** Rates per step at a factor. */
export function cappedRates({ shape, caps }: CappedShape, factor: number): Float64Array {
  return shape.map((rate, step) => Math.min(factor * rate, caps[step]!));
}

/**
 * The factor at which the amount equals its target, exactly. The amount is piecewise linear in lambda and rises: its
 * slope changes only where a step reaches its cap, at lambda = cap_b / shape_b. So the solve walks these break points
 * in order and solves one linear equation in the segment that holds the target. Steps on which nothing depends
 * (perRate_b = 0) do not count. When all steps that count are capped below the target, the factor is the last break
 * point; when the fixed part alone is above the target, it is 0; both are infeasible.
 */
export function solution({ target, amount }: Equation, capped: CappedShape): Solution {
  const steps = countingSteps(amount, capped);
  const isFixedTooMuch = amount.fixed > target && !isSame(amount.fixed, target);
  if (isFixedTooMuch) return { factor: 0, rates: cappedRates(capped, 0), isFeasible: false };
  let factor = 0;
  for (const [position, step] of steps.entries()) {
    factor = Math.max(
      0,
      (target - heldAmount(amount, capped, steps.slice(0, position))) / slope(amount, capped, steps.slice(position)),
    );
    const breakPoint = capped.caps[step]! / capped.shape[step]!;
    if (factor <= breakPoint) return { factor, rates: cappedRates(capped, factor), isFeasible: true };
    factor = breakPoint;
  }
  const isFeasible = isSame(heldAmount(amount, capped, steps), target);
  return { factor, rates: cappedRates(capped, factor), isFeasible };
}

/** Steps through which lambda moves the amount, in the order in which they reach their caps. */
function countingSteps(amount: LinearAmount, { shape, caps }: CappedShape): number[] {
  const breakPoint = (step: number): number => caps[step]! / shape[step]!;
  return [...shape.keys()]
    .filter((step) => amount.perRate[step]! * shape[step]! > 0)
    .sort((one, other) => (breakPoint(one) < breakPoint(other) ? -1 : Number(breakPoint(one) > breakPoint(other))));
}

/** What the fixed part and the steps that are held at their caps give. */
const heldAmount = (amount: LinearAmount, { caps }: CappedShape, heldSteps: readonly number[]): number =>
  heldSteps.reduce((sum, step) => sum + amount.perRate[step]! * caps[step]!, amount.fixed);

/** What the free steps give per 1.00 of lambda. */
const slope = (amount: LinearAmount, { shape }: CappedShape, freeSteps: readonly number[]): number =>
  freeSteps.reduce((sum, step) => sum + amount.perRate[step]! * shape[step]!, 0);

/** Sums of the same figures in another order differ in their last digits; that is no shortfall. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
