/** After how many years the cost until then is shown, where so many years are known. */
export const summedYears = (count: number): readonly number[] =>
  count === 0 ? [] : [...[5, 10, 20].filter((years) => years < count), count];

/** Sum of the first years. */
export const sumOfYears = (amounts: readonly number[], years = amounts.length): number =>
  amounts.slice(0, years).reduce((sum, value) => sum + value, 0);
