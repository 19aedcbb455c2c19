import type { GrowthTable } from '#core/statutory-effects/expectation/growth-table.ts';
import type { PersonPayments } from '#core/statutory-effects/expectation/person-payments.ts';
import type { PotPieces } from '#core/statutory-effects/expectation/pot-pieces.ts';
import { type Pots, stepOfMark } from '#core/statutory-effects/expectation/pots.ts';
import {
  addRow,
  fillPotWeights,
  type PotWeights,
  potWeights,
} from '#core/statutory-effects/expectation/pot-weights.ts';
import type { AlternativeRates } from '#core/statutory-effects/statutory-projection.ts';

/** Conversions of everybody of an age, with one element per scenario of the whole set. */
export interface AgeConversions {
  readonly perNewCapital: Float64Array;
  readonly perCurrent: Float64Array;
}

/**
 * Pensions of everybody of one age in a block of scenarios. Pension is linear in the premium rates in each scenario: pension = carried +
 * sum over steps b of K_b x rate_b, so that all alternatives of a person are one product of the matrix of K (scenario by step)
 * with that of the rates (step by alternative).
 */
export interface BlockPensions {
  /** Takes an age: fills what its pots have become in the scenarios of the growth table. */
  readonly take: (pots: Pots) => void;
  /**
   * Fills the pensions of a person of that age in the scenarios of the block: first of the scheme that goes on, then of the
   * alternatives in their order.
   */
  readonly fill: (
    pensions: readonly Float64Array[],
    payments: PersonPayments,
    conversions: AgeConversions,
    block: Block,
  ) => void;
}

/** Room in which a block is worked out, over and over. */
interface BlockRoom {
  readonly width: number;
  readonly stepCount: number;
  readonly unchanged: PotWeights;
  readonly carried: PotWeights;
  readonly next: PotWeights;
  /** Capital at the current pension date when the scheme goes on, and at the new one from before the transition. */
  readonly atCurrentDate: Float64Array;
  readonly atNewDate: Float64Array;
  /** K_b in rows of one element per scenario; after the steps come the bases of compensation: the usual one, and at most one for each alternative. */
  readonly perRate: Float64Array;
}

/** Scenarios of the whole set. */
interface Block {
  readonly from: number;
  readonly until: number;
}

export function blockPensions(
  table: GrowthTable,
  alternatives: readonly AlternativeRates[],
  stepCount: number,
  pieces: number,
): BlockPensions {
  const { width } = table;
  const room: BlockRoom = {
    width,
    stepCount,
    unchanged: potWeights(pieces, width),
    carried: potWeights(pieces, width),
    next: potWeights(pieces, width),
    atCurrentDate: new Float64Array(width),
    atNewDate: new Float64Array(width),
    perRate: new Float64Array((stepCount + 1 + alternatives.length) * width),
  };
  let taken: Pots | null = null;
  return {
    take(pots) {
      taken = pots;
      if (pots.unchanged !== null) fillPotWeights(room.unchanged, pots.unchanged, table);
      if (pots.carried !== null) fillPotWeights(room.carried, pots.carried, table);
      fillPotWeights(room.next, pots.next, table);
    },
    fill(pensions, payments, conversions, block) {
      const pots = taken!;
      fillCapital(room.atCurrentDate, pots.unchanged, room.unchanged, payments.unchanged, payments.capital);
      fillCapital(room.atNewDate, pots.carried, room.carried, payments.carried, payments.capital);
      fillPerRate(room, pots.next, payments);
      fillUnchanged(pensions[0]!, room, payments, conversions, block);
      for (const [index, { rates }] of alternatives.entries()) {
        const own = { rates, compensation: payments.compensated[index]! };
        fillAlternative(pensions[index + 1]!, room, own, block);
        restate(pensions[index + 1]!, payments.carriedRights, conversions, block);
      }
    },
  };
}

/** Capital at the end of a pot: what was there in month 0, and the payments of each piece. No pot: none. */
function fillCapital(
  capital: Float64Array,
  pieces: PotPieces | null,
  { perPiece, atStart }: PotWeights,
  amounts: Float64Array,
  start: number,
): void {
  capital.fill(0);
  if (pieces === null) return;
  const width = capital.length;
  addRow(capital, 0, atStart, 0, width, start);
  for (let piece = 0; piece < pieces.count; piece++) {
    if (amounts[piece] !== 0) addRow(capital, 0, perPiece, piece * width, width, amounts[piece]!);
  }
}

/** K_b: capital per 1.00 of premium rate in each step, and per 1.00 of each base of compensation. */
function fillPerRate(
  { perRate, next: { perPiece }, width, stepCount }: BlockRoom,
  { mark }: PotPieces,
  { next: bases, compensation }: PersonPayments,
): void {
  perRate.fill(0, 0, (stepCount + compensation.length) * width);
  for (let piece = 0; piece < bases.length; piece++) {
    const from = piece * width;
    if (bases[piece] !== 0) addRow(perRate, stepOfMark(mark[piece]!) * width, perPiece, from, width, bases[piece]!);
    for (let base = 0; base < compensation.length; base++) {
      const paid = compensation[base]![piece]!;
      if (paid !== 0) addRow(perRate, (stepCount + base) * width, perPiece, from, width, paid);
    }
  }
}

function fillUnchanged(
  pensions: Float64Array,
  { atCurrentDate }: BlockRoom,
  { rights }: PersonPayments,
  { perCurrent }: AgeConversions,
  { from, until }: Block,
): void {
  for (let scenario = from; scenario < until; scenario++) {
    pensions[scenario] = (atCurrentDate[scenario - from]! + rights) * perCurrent[scenario]!;
  }
}

/** Capital of an alternative at the new pension date: what was carried and the sum over steps of K_b x rate_b. */
function fillAlternative(
  capital: Float64Array,
  { atNewDate, perRate, width, stepCount }: BlockRoom,
  {
    rates,
    compensation,
  }: Pick<AlternativeRates, 'rates'> & { readonly compensation: PersonPayments['compensated'][number] },
  { from, until }: Block,
): void {
  const count = until - from;
  capital.set(atNewDate.subarray(0, count), from);
  for (let step = 0; step < stepCount; step++) {
    const rate = rates[step]!;
    if (rate !== 0) addRow(capital, from, perRate, step * width, count, rate);
  }
  const { base, rate } = compensation;
  if (rate !== 0) addRow(capital, from, perRate, (stepCount + base) * width, count, rate);
}

/** Turns that capital into pension, and adds the guaranteed pension that stays behind. */
function restate(
  pensions: Float64Array,
  carriedRights: number,
  { perNewCapital, perCurrent }: AgeConversions,
  { from, until }: Block,
): void {
  for (let scenario = from; scenario < until; scenario++) {
    pensions[scenario] = pensions[scenario]! * perNewCapital[scenario]! + carriedRights * perCurrent[scenario]!;
  }
}
