/** How far a number may be from what it is meant to be: what is left of a calculation with decimals. */
export const numberTolerance = {
  /** Of a whole number. */
  whole: 1e-9,
  /** Of a whole number of months, in months: two decimals are enough to distinguish months, 67,33 is 67 years and 4 months. */
  months: 0.0601,
} as const;
