import { amountAt, type LinearAmount } from '#core/projection/linear-amount.ts';

/** A goal to reach: an amount that follows from the premium rates must equal a target. */
export interface Equation {
  readonly target: number;
  readonly amount: LinearAmount;
}

/**
 * How rates follow from the factor lambda: rate_b = held_b + min(lambda x shape_b, cap_b). A cap of Infinity is no cap.
 */
export interface CappedShape {
  readonly shape: Float64Array;
  readonly caps: Float64Array;
  /** Rates that lambda does not move, in steps whose shape is 0. Left out: none. */
  readonly held?: Float64Array;
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
export function cappedRates({ shape, caps, held }: CappedShape, factor: number): Float64Array {
  return shape.map((rate, step) => (held?.[step] ?? 0) + Math.min(factor * rate, caps[step]!));
}

/**
 * The factor at which the amount equals its target, exactly. The amount is piecewise linear in lambda and rises: its
 * slope changes only where a step reaches its cap, at lambda = cap_b / shape_b, and where the amount bends, at lambda =
 * above / shape_b. So the solve walks these break points in order and solves one linear equation in the segment that
 * holds the target. Steps on which nothing depends (perRate_b = 0) do not count. When all steps that count are capped
 * below the target, the factor is the last break point; when the fixed part alone is above the target, it is 0; both are
 * infeasible.
 */
export function solution({ target, amount }: Equation, capped: CappedShape): Solution {
  const pieces = risingPieces(amount, capped);
  const fixed = capped.held ? amountAt(amount, capped.held) : amount.fixed;
  const isFixedTooMuch = fixed > target && !isSame(fixed, target);
  if (isFixedTooMuch) return { factor: 0, rates: cappedRates(capped, 0), isFeasible: false };
  let factor = 0;
  for (const [position, { until }] of pieces.entries()) {
    const rising = pieces.slice(position).filter(({ from }) => from < until);
    const reached = reachedAmount(fixed, pieces.slice(0, position)) - startOf(rising);
    factor = Math.max(0, (target - reached) / slopeOf(rising));
    if (factor <= until) return { factor, rates: cappedRates(capped, factor), isFeasible: true };
    factor = until;
  }
  const isFeasible = isSame(reachedAmount(fixed, pieces), target);
  return { factor, rates: cappedRates(capped, factor), isFeasible };
}

/** Where a step moves the amount at one slope: for factors from a break point until another. */
interface Piece {
  readonly from: number;
  readonly until: number;
  /** Per 1.00 of lambda. */
  readonly slope: number;
  /** What it gives from `until` on. */
  readonly whole: number;
}

/** The pieces through which lambda moves the amount, in the order in which they end. */
const risingPieces = (amount: LinearAmount, { shape, caps }: CappedShape): Piece[] =>
  [...shape.keys()]
    .flatMap((step) => piecesOf(amount, step, shape[step]!, caps[step]!))
    .filter(({ from, until, slope }) => slope > 0 && from < until)
    .sort((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)));

/** One piece per step; two where it bends below its cap. */
function piecesOf({ perRate, bend }: LinearAmount, step: number, shape: number, cap: number): Piece[] {
  const piece = (perUnit: number, low: number, high: number): Piece => ({
    from: low / shape,
    until: high / shape,
    slope: perUnit * shape,
    whole: perUnit * (high - low),
  });
  const first = perRate[step]!;
  if (!(shape > 0)) return [];
  if (!bend || bend.above >= cap) return [piece(first, 0, cap)];
  return [piece(first, 0, bend.above), piece(first + bend.perRate[step]!, bend.above, cap)];
}

/** What the fixed part and the pieces that have ended give. */
const reachedAmount = (fixed: number, ended: readonly Piece[]): number =>
  ended.reduce((sum, { whole }) => sum + whole, fixed);

/** What the pieces that rise would give from 0 up to where they begin. */
const startOf = (rising: readonly Piece[]): number => rising.reduce((sum, { slope, from }) => sum + slope * from, 0);

/** What the pieces that rise give per 1.00 of lambda. */
const slopeOf = (rising: readonly Piece[]): number => rising.reduce((sum, { slope }) => sum + slope, 0);

/** Sums of the same figures in another order differ in their last digits; that is no shortfall. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
