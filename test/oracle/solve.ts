import type { Row } from '#test/oracle/dossier.ts';

/** An equation: what a scale gives, and what it should give. */
export interface Equation {
  readonly value: (rates: readonly Row[]) => number;
  readonly target: number;
  /** Rate above which what a step gives has another slope. */
  readonly bendsAt?: number;
}

export interface Solution {
  readonly exact: number;
  readonly feasible: boolean;
}

export const scaled = (shape: readonly Row[], caps: readonly number[], factor: number): Row[] =>
  shape.map(([from, rate], index) => [from, Math.min(factor * rate, caps[index]!)]);

/** Relative room for the rounding of sums when a target lies exactly on an end. */
export const slack = 1e-12;

/**
 * Smallest factor with value(min(factor x shape, cap)) = target. The value is piecewise linear and rises with the
 * factor: it is worked out at every break point, and between two of them by a straight line.
 */
export function solution(equation: Equation, shape: readonly Row[], caps: readonly number[]): Solution {
  const at = (factor: number): number => equation.value(scaled(shape, caps, factor));
  const { target } = equation;
  const room = slack * Math.abs(target);
  const atZero = at(0);
  if (target < atZero - room) return { exact: 0, feasible: false };
  const breaks = shape
    .flatMap(([, rate], index) =>
      rate > 0 ? [caps[index]! / rate, Math.min(equation.bendsAt ?? Infinity, caps[index]!) / rate] : [],
    )
    .filter((factor) => factor > 0 && Number.isFinite(factor))
    .sort((a, b) => a - b);
  let low = { factor: 0, value: atZero };
  for (const factor of breaks) {
    const high = { factor, value: at(factor) };
    if (high.value >= target) return { exact: between(low, high, target), feasible: true };
    if (high.value > low.value + slack * Math.abs(high.value)) low = high;
  }
  const isCapped = shape.every(([, rate], index) => rate === 0 || Number.isFinite(caps[index]!));
  if (isCapped && breaks.length > 0) return { exact: low.factor, feasible: target <= low.value + room };
  // Without caps the last slope goes on for ever.
  const last = breaks.at(-1) ?? 0;
  const [from, further] = [at(last), at(last + 1)];
  if (further <= from) return { exact: low.factor, feasible: target <= from + room };
  return { exact: Math.max(0, last + (target - from) / (further - from)), feasible: true };
}

function between(
  low: { factor: number; value: number },
  high: { factor: number; value: number },
  target: number,
): number {
  if (target <= low.value) return low.factor;
  return low.factor + ((high.factor - low.factor) * (target - low.value)) / (high.value - low.value);
}

/** Half up to a multiple of the rounding; down where the cap would be passed. */
export function practicalRate(rate: number, cap: number, rounding: number): number {
  const halves = 1e-9;
  const steps = Math.floor(rate / rounding + 1 / 2 + halves);
  const most = Math.floor(cap / rounding + halves);
  return Math.min(steps, most) * rounding;
}
