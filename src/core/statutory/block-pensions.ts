import type { ConversionRows, FillConversions } from '#core/statutory/conversions.ts';
import type { Block, GrowthTable } from '#core/statutory/growth-table.ts';
import type { Payments } from '#core/statutory/person-payments.ts';
import type { PotPieces } from '#core/statutory/pot-pieces.ts';
import type { Pots } from '#core/statutory/pots.ts';
import { fillInvested, type InvestedRoom, investedRoom } from '#core/statutory/invested.ts';
import type { RateShapes } from '#core/statutory/rate-shapes.ts';

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
