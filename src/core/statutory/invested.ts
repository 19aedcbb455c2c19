import { atOnce, type GrowthTable } from '#core/statutory/growth-table.ts';

/** Room in which payments are invested, over and over: rows of one element per scenario of a block. */
export interface InvestedRoom {
  /** What EUR 1 becomes that is there at the start of the pieces that were walked through. */
  readonly atStart: Float64Array;
  /** What EUR 1 becomes that is paid at the start of every month of a piece, together: of those at work. */
  readonly perPiece: Float64Array;
}

export const investedRoom = (width: number): InvestedRoom => ({
  atStart: new Float64Array(width),
  perPiece: new Float64Array(atOnce * width),
});

/**
 * Walks pots that are invested alike back from their end and fills what their payments have become there, in each scenario of a block: for
 * each list of amounts by piece, the sum of amount x what EUR 1 paid in it becomes. At each piece of n months, payments become
 * (g + ... + g^n) times what EUR 1 at its end becomes, and EUR 1 at its start g^n times that. After the pieces comes what is there in
 * month 0.
 */
export function fillInvested(
  sums: readonly Float64Array[],
  amounts: readonly Float64Array[],
  growthRows: Int32Array,
  { width, power, paid }: GrowthTable,
  { atStart, perPiece }: InvestedRoom,
): void {
  atStart.fill(1);
  for (const sum of sums) sum.fill(0);
  for (let piece = 0; piece < growthRows.length; piece += atOnce) {
    const one = growthRows[piece]! * width;
    const two = growthRows[piece + 1]! * width;
    const three = growthRows[piece + 2]! * width;
    const four = growthRows[piece + 3]! * width;
    for (let scenario = 0; scenario < width; scenario++) {
      let later = atStart[scenario]!;
      perPiece[scenario] = later * paid[one + scenario]!;
      later *= power[one + scenario]!;
      perPiece[width + scenario] = later * paid[two + scenario]!;
      later *= power[two + scenario]!;
      perPiece[2 * width + scenario] = later * paid[three + scenario]!;
      later *= power[three + scenario]!;
      perPiece[3 * width + scenario] = later * paid[four + scenario]!;
      atStart[scenario] = later * power[four + scenario]!;
    }
    for (let list = 0; list < sums.length; list++) addPieces(sums[list]!, perPiece, amounts[list]!, piece);
  }
}

/** Adds what is paid in the pieces at work. */
function addPieces(sum: Float64Array, perPiece: Float64Array, amounts: Float64Array, piece: number): void {
  const width = sum.length;
  const [one, two] = [amounts[piece]!, amounts[piece + 1]!];
  const [three, four] = [amounts[piece + 2]!, amounts[piece + 3]!];
  if (one === 0 && two === 0 && three === 0 && four === 0) return;
  for (let scenario = 0; scenario < width; scenario++) {
    sum[scenario]! +=
      one * perPiece[scenario]! +
      two * perPiece[width + scenario]! +
      (three * perPiece[2 * width + scenario]! + four * perPiece[3 * width + scenario]!);
  }
}
