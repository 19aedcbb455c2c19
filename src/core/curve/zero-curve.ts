/** Rates of one day at which payments of each term are discounted. */
export interface ZeroCurve {
  /** Name by which a dossier chooses the curve; null = a curve of the dossier's own. */
  readonly name: string | null;
  /** Where the rates come from, in Dutch or English as published. */
  readonly source: string;
  /** Yearly rate for a term in years, a fraction. */
  readonly rate: (years: number) => number;
}

/** A curve with a rate for each whole term from one year on: linear in between, constant before the first and past the last. */
export function curveFrom(file: {
  readonly name: string;
  readonly source: string;
  readonly rates: readonly number[];
}): ZeroCurve {
  const { name, source, rates } = file;
  const rate = (years: number): number => {
    const term = Math.min(Math.max(years, 1), rates.length);
    const whole = Math.min(Math.floor(term), rates.length - 1);
    const [low, high] = [rates[whole - 1]!, rates[whole] ?? rates[whole - 1]!];
    return low + (high - low) * (term - whole);
  };
  return { name, source, rate };
}

/** Value now of EUR 1 after each number of months from 0 up to `months`: (1 + z(t))^-t with t in years. */
export function monthlyDiscounts(curve: ZeroCurve, months: number): Float64Array {
  return Float64Array.from({ length: months }, (_, month) => (1 + curve.rate(month / 12)) ** (-month / 12));
}
