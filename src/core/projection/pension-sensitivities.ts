/**
 * Adds to `perRate` K_b for one participant: the pension per 1.00 of premium rate in step b over months T up to
 * `monthsToPension`: the sum of PG(m)/12 x A(N-m) over the months that are in step b, times `pensionPerPremium` (the
 * invested part of a premium, turned into pension a year in today's money).
 */
export function addPensionSensitivities(
  perRate: Float64Array,
  months: { readonly base: Float64Array; readonly step: Uint8Array },
  accumulation: Float64Array,
  transition: number,
  monthsToPension: number,
  pensionPerPremium: number,
): void {
  const scaled = pensionPerPremium / 12;
  for (let month = transition; month < monthsToPension; month++) {
    perRate[months.step[month]!]! += months.base[month]! * accumulation[monthsToPension - month]! * scaled;
  }
}
