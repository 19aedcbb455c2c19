/** From what a pension changes, in the order in which the new scheme takes the place of the current one. */
export const splitPartNames = ['premium', 'investmentCost', 'mix', 'pensionAge'] as const;

/** Parts of a change of expected pension, which add up to it: EUR a year in today's money, of one or of several together. */
export type SplitParts<T> = Readonly<Record<(typeof splitPartNames)[number], T>>;

/** How the change of the expected pensions by a premium is made up. */
export interface PensionSplit {
  readonly total: SplitParts<number>;
  /** Sums in the order of the `cohorts` of the result. */
  readonly cohorts: readonly SplitParts<number>[];
}

/** A value for each part. */
export const splitParts = <T>(value: (part: keyof SplitParts<T>) => T): SplitParts<T> => ({
  premium: value('premium'),
  investmentCost: value('investmentCost'),
  mix: value('mix'),
  pensionAge: value('pensionAge'),
});
