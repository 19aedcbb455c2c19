/**
 * One row: first whole age of the class, then the four columns as fractions of the pension base: old-age pension alone;
 * with deferred partner pension; with immediate accrued partner pension; with immediate attainable partner pension.
 */
type StaffelbesluitRow = readonly [
  fromAge: number,
  oldAge: number,
  deferredPartner: number,
  accruedPartner: number,
  attainablePartner: number,
];

/** One printed scale: the interest, yearly accrual and pension age it is aimed at, and its rows by rising age. */
export interface StaffelbesluitScale {
  readonly interest: number;
  readonly accrual: number;
  readonly pensionAge: number;
  readonly rows: readonly StaffelbesluitRow[];
}
