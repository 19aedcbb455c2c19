import type { ZeroCurve } from '#core/curve/zero-curve.ts';

/** The rate of one term of a typed curve (table Rentecurve): term in years, yearly rate as a fraction. */
export interface TermRate {
  readonly years: number;
  readonly rate: number;
}

/**
 * A curve through the rates of some terms, one or more, by rising term: linear in the rate between them, and constant before
 * the first and past the last.
 */
export function termCurve(points: readonly TermRate[], source: string): ZeroCurve {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A zero curve needs a rate');
  const rate = (years: number): number => {
    if (years <= first.years) return first.rate;
    const above = points.findIndex((point) => point.years >= years);
    if (above < 0) return last.rate;
    const [low, high] = [points[above - 1]!, points[above]!];
    return low.rate + ((high.rate - low.rate) * (years - low.years)) / (high.years - low.years);
  };
  return { name: null, source, rate };
}
