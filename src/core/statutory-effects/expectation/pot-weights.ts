import type { GrowthTable } from '#core/statutory-effects/expectation/growth-table.ts';
import type { PotPieces } from '#core/statutory-effects/expectation/pot-pieces.ts';

/** What payments of a pot have become at its end, in each scenario of a block: rows of one element per scenario. */
export interface PotWeights {
  /** Of EUR 1 paid at the start of every month of a piece, together. */
  readonly perPiece: Float64Array;
  /** Of EUR 1 that was there in month 0. */
  readonly atStart: Float64Array;
}

/** Room for the weights of pots of so many pieces. */
export const potWeights = (pieces: number, width: number): PotWeights => ({
  perPiece: new Float64Array(pieces * width),
  atStart: new Float64Array(width),
});

/**
 * Walks a pot back from its end: at each piece of n months, payments become (g + ... + g^n) times what EUR 1 at its end becomes,
 * and EUR 1 at its start g^n times that.
 */
export function fillPotWeights({ perPiece, atStart }: PotWeights, pieces: PotPieces, table: GrowthTable): void {
  const { width, power, paid } = table;
  atStart.fill(1);
  for (let piece = 0; piece < pieces.count; piece++) {
    const row = table.row(pieces.mix[piece]!, pieces.year[piece]!, pieces.months[piece]!);
    const to = piece * width;
    for (let scenario = 0; scenario < width; scenario++) {
      const later = atStart[scenario]!;
      perPiece[to + scenario] = later * paid[row + scenario]!;
      atStart[scenario] = later * power[row + scenario]!;
    }
  }
}

/** Adds so many times the row of a piece. */
export function addRow(
  sums: Float64Array,
  to: number,
  rows: Float64Array,
  from: number,
  width: number,
  times: number,
): void {
  for (let scenario = 0; scenario < width; scenario++) sums[to + scenario]! += times * rows[from + scenario]!;
}
