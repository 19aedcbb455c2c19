/** Where a value stands, in pixels. */
export type Scale = (value: number) => number;

/** Values from `low` to `high` spread evenly from `start` to `end`; a range without length stands in the middle. */
export function linearScale([low, high]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  if (low === high) return () => (start + end) / 2;
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}

export interface Band {
  readonly start: number;
  readonly width: number;
}

/** So many places of equal width beside each other, with a part of each left free around it. */
export function bands(count: number, [start, end]: readonly [number, number], gap: number): readonly Band[] {
  const whole = (end - start) / count;
  return Array.from({ length: count }, (_, index) => ({
    start: start + whole * (index + gap / 2),
    width: whole * (1 - gap),
  }));
}

/** Smaller differences come from counting with fractions. */
const tolerance = 1e-6;

/** The multiples of a step within two ends. */
export function ticks(low: number, high: number, step: number): readonly number[] {
  const first = Math.ceil(low / step - tolerance);
  const last = Math.floor(high / step + tolerance);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}
