/** How wide a column is of one of so many cohorts. */
export const cohortShare = (count: number): number => Math.max(7, 70 / count);
