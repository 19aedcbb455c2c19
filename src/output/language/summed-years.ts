/** After how many years the cost until then is shown, where so many years are known. */
export const summedYears = (count: number): readonly number[] =>
  count === 0 ? [] : [...[5, 10, 20].filter((years) => years < count), count];
