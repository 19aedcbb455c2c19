import type { GrowthTable } from '#core/statutory-effects/expectation/growth-table.ts';

/**
 * Walks a pot back from its end and fills what its payments have become there, in rows of one element per scenario of a block: a row for
 * each piece, of EUR 1 paid at the start of every month of it, together, and one more of EUR 1 that was there in month 0. At each piece of
 * n months, payments become (g + ... + g^n) times what EUR 1 at its end becomes, and EUR 1 at its start g^n times that.
 */
export function fillPotWeights(rows: Float64Array, growthRows: Int32Array, { width, power, paid }: GrowthTable): void {
  const atStart = growthRows.length * width;
  rows.fill(1, atStart, atStart + width);
  for (let piece = 0; piece < growthRows.length; piece++) {
    const [from, to] = [growthRows[piece]! * width, piece * width];
    for (let scenario = 0; scenario < width; scenario++) {
      const later = rows[atStart + scenario]!;
      rows[to + scenario] = later * paid[from + scenario]!;
      rows[atStart + scenario] = later * power[from + scenario]!;
    }
  }
}

/** The sum of each row times its amount, per scenario. Four rows at a time: a sum is fetched and put back once for all of them. */
export function fillSum(sums: Float64Array, rows: Float64Array, amounts: Float64Array): void {
  const width = sums.length;
  sums.fill(0);
  let row = 0;
  for (; row + 4 <= amounts.length; row += 4) {
    const [one, two, three, four] = [amounts[row]!, amounts[row + 1]!, amounts[row + 2]!, amounts[row + 3]!];
    if (one === 0 && two === 0 && three === 0 && four === 0) continue;
    const from = row * width;
    for (let scenario = 0; scenario < width; scenario++) {
      const at = from + scenario;
      sums[scenario]! +=
        one * rows[at]! + two * rows[at + width]! + (three * rows[at + 2 * width]! + four * rows[at + 3 * width]!);
    }
  }
  for (; row < amounts.length; row++) {
    const amount = amounts[row]!;
    const from = row * width;
    for (let scenario = 0; scenario < width; scenario++) sums[scenario]! += amount * rows[from + scenario]!;
  }
}
