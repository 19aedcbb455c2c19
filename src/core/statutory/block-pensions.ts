import type { ConversionRows, FillConversions } from '#core/statutory/conversions.ts';
import { type Block, type GrowthTable, atOnce } from '#core/statutory/growth-table.ts';
import type { Payments } from '#core/statutory/person-payments.ts';
import type { PotPieces } from '#core/statutory/pot-pieces.ts';
import type { Pots } from '#core/statutory/pots.ts';
import type { RateShapes } from '#core/statutory/rate-shapes.ts';

/** Room in which payments are invested, over and over: rows of one element per scenario of a block. */
interface InvestedRoom {
  /** What EUR 1 becomes that is there at the start of the pieces that were walked through. */
  readonly atStart: Float64Array;
  /** What EUR 1 becomes that is paid at the start of every month of a piece, together: of those at work. */
  readonly perPiece: Float64Array;
}

const investedRoom = (width: number): InvestedRoom => ({
  atStart: new Float64Array(width),
  perPiece: new Float64Array(atOnce * width),
});

/**
 * Walks pots that are invested alike back from their end and fills what their payments have become there, in each scenario of a block: for
 * each list of amounts by piece, the sum of amount x what EUR 1 paid in it becomes. At each piece of n months, payments become
 * (g + ... + g^n) times what EUR 1 at its end becomes, and EUR 1 at its start g^n times that. After the pieces comes what is there in
 * month 0.
 */
function fillInvested(
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

/** Everybody of one age in months: they share pots and conversions. */
export interface AgeAtWork {
  readonly pots: Pots;
  readonly fillConversions: FillConversions;
  /** What those of each group pay in together, with the place of the group. */
  readonly ofGroups: ReadonlyMap<number, Payments>;
}

/** Pensions per scenario of the whole set, of each group: first of the scheme that goes on, then of the alternatives in their order. */
export type GroupPensions = readonly (readonly Float64Array[])[];

/** The pieces of the pots of an age, each once: pots that are invested alike share them. */
export const piecesOf = ({ unchanged, carried, next }: Pots): PotPieces[] => [
  ...new Set([next, unchanged, carried].filter((pot) => pot !== null).map(({ pieces }) => pieces)),
];

/** Room in which a block is worked out, over and over, in rows of one element per scenario. */
interface BlockRoom extends ConversionRows {
  readonly invested: InvestedRoom;
  /** Capital at the current pension date when the scheme goes on, and at the new one from before the transition. */
  readonly atCurrentDate: Float64Array;
  readonly atNewDate: Float64Array;
  /** Capital per 1.00 of each base of compensation, at most one for each alternative beside the usual one, and of each shape of a scale. */
  readonly perCompensation: readonly Float64Array[];
  readonly perShape: readonly Float64Array[];
}

/**
 * Adds the pensions of these ages in a block of scenarios to those of their groups. Pension is linear in what is paid in, in each
 * scenario: so what people of one age in a group pay is added up before it is invested, and what it becomes is worked out once per shape
 * of a scale instead of once per alternative.
 */
export function addBlockPensions(
  table: GrowthTable,
  ages: readonly AgeAtWork[],
  { shapes, ofScale }: RateShapes,
): (groups: GroupPensions, block: Block) => void {
  const row = (): Float64Array => new Float64Array(table.width);
  const room: BlockRoom = {
    invested: investedRoom(table.width),
    atCurrentDate: row(),
    atNewDate: row(),
    perCompensation: [row(), ...ofScale.map(row)],
    perShape: shapes.map(row),
    perNewCapital: row(),
    perCurrent: row(),
  };
  const work = ages.flatMap((age) =>
    Array.from(age.ofGroups, ([group, payments]) => ({
      age,
      group,
      payments,
      walks: walksOf(age, payments, table, room),
    })),
  );
  return (groups, block) => {
    for (const { age, group, payments, walks } of work) {
      age.fillConversions(room, block);
      for (const { sums, amounts, growthRows } of walks) fillInvested(sums, amounts, growthRows, table, room.invested);
      addUnchanged(groups[group]![0]!, room, payments, block);
      for (const [alternative, scale] of ofScale.entries()) {
        const own = { scale, compensation: payments.compensated[alternative]! };
        addAlternative(groups[group]![alternative + 1]!, room, own, payments, block);
      }
    }
  };
}

/** Pots that are invested alike: what is paid into them, and where what it becomes is put. */
interface Walk {
  readonly growthRows: Int32Array;
  readonly amounts: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
}

/** The walks through the pots of some people of an age; what has no pot stays 0. */
function walksOf({ pots }: AgeAtWork, payments: Payments, table: GrowthTable, room: BlockRoom): Walk[] {
  const { unchanged, carried, next } = pots;
  return piecesOf(pots).map((pieces) => {
    const filled: { readonly sums: Float64Array; readonly amounts: Float64Array }[] = [];
    if (unchanged?.pieces === pieces) filled.push({ sums: room.atCurrentDate, amounts: payments.unchanged });
    if (carried?.pieces === pieces) filled.push({ sums: room.atNewDate, amounts: payments.carried });
    if (next.pieces === pieces) {
      filled.push(
        ...payments.compensation.map((amounts, base) => ({ sums: room.perCompensation[base]!, amounts })),
        ...payments.perShape.map((amounts, shape) => ({ sums: room.perShape[shape]!, amounts })),
      );
    }
    return {
      growthRows: table.rowsOf(pieces),
      amounts: filled.map(({ amounts }) => amounts),
      sums: filled.map(({ sums }) => sums),
    };
  });
}

function addUnchanged(
  pensions: Float64Array,
  { atCurrentDate, perCurrent }: BlockRoom,
  { rights }: Payments,
  { from, until }: Block,
): void {
  for (let scenario = 0; scenario < until - from; scenario++) {
    pensions[from + scenario]! += (atCurrentDate[scenario]! + rights) * perCurrent[scenario]!;
  }
}

/**
 * Of an alternative: what was carried and what its premiums and compensation have become, turned into pension, with the guaranteed pension
 * that stays behind.
 */
function addAlternative(
  pensions: Float64Array,
  { atNewDate, perCompensation, perShape, perNewCapital, perCurrent }: BlockRoom,
  {
    scale: { shape, times },
    compensation: { base, rate },
  }: { readonly scale: RateShapes['ofScale'][number]; readonly compensation: Payments['compensated'][number] },
  { carriedRights }: Payments,
  { from, until }: Block,
): void {
  const [ofPremiums, ofCompensation] = [perShape[shape]!, perCompensation[base]!];
  for (let scenario = 0; scenario < until - from; scenario++) {
    const premiums = times * ofPremiums[scenario]! + rate * ofCompensation[scenario]!;
    pensions[from + scenario]! +=
      (atNewDate[scenario]! + premiums) * perNewCapital[scenario]! + carriedRights * perCurrent[scenario]!;
  }
}
