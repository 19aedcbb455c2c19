/** Steps that people can count with. */
const roundSteps = [1, 2, 2.5, 5, 10];

/** About so many lines over the height of a chart. */
const lines = 6;

/** Ends of an axis and the distance between its lines. */
interface AxisEnds {
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
}

/** Ends of a value axis of whole amounts, on round figures: zero and a little above the highest value, or below the lowest one. */
export function axisEnds(values: readonly number[]): AxisEnds {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const rough = (top - bottom) / lines;
  if (rough === 0) return { lowest: 0, highest: 1, step: 1 };
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((factor) => factor * power >= rough) ?? 10) * power;
  return { lowest: Math.floor(bottom / step) * step, highest: Math.ceil(top / step) * step, step };
}
