import type { TimeGrid } from '#core/participant/time-grid.ts';

/** How a pot is paid into and invested until a pension date, by month. */
export interface PlannedPot {
  /** Place of the mix in which it is, for each month until the date at which it becomes pension. */
  readonly mixes: Int32Array;
  /** What tells payments of one month from those of another (a rate, a step of a scale); `nothingPaid` where there is none. */
  readonly markOf: (month: number) => number;
}

/** No payment in a month. */
export const nothingPaid = -1;

/**
 * The months until a pension date in pieces in which nothing changes: one year of the scenarios, one mix, one pension base, one mark of
 * each pot. The last months come first.
 */
export interface PotPieces {
  readonly count: number;
  readonly year: Int32Array;
  readonly mix: Int32Array;
  readonly months: Int32Array;
  /** Period of the grid, for the pension base. */
  readonly period: Int32Array;
}

/** A pot by pieces, with the mark of what is paid in each of them. */
export interface Pot {
  readonly pieces: PotPieces;
  readonly marks: Float64Array;
}

/** Pots in pieces: those that are in the same mixes until the same date share them, and so what becomes of a payment. */
export function potsInPieces(grid: TimeGrid, planned: readonly PlannedPot[]): Pot[] {
  const alike: PlannedPot[][] = [];
  for (const pot of planned) {
    const others = alike.find(([one]) => isSame(one!.mixes, pot.mixes));
    if (others === undefined) alike.push([pot]);
    else others.push(pot);
  }
  const inPieces = new Map(alike.flatMap((pots) => piecesOfPots(grid, pots)));
  return planned.map((pot) => inPieces.get(pot)!);
}

const isSame = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((mix, month) => mix === other[month]);

interface Piece {
  readonly year: number;
  readonly mix: number;
  readonly period: number;
  readonly marks: readonly number[];
  months: number;
}

/** Of pots with the same mixes. */
function piecesOfPots({ periods }: TimeGrid, pots: readonly PlannedPot[]): (readonly [PlannedPot, Pot])[] {
  const { mixes } = pots[0]!;
  const rows: Piece[] = [];
  for (let month = mixes.length - 1; month >= 0; month--) {
    const marks = pots.map(({ markOf }) => markOf(month));
    const isPaid = marks.some((mark) => mark !== nothingPaid);
    // Without a payment the base does not matter.
    const period = isPaid ? periods.ofMonth[month]! : nothingPaid;
    const piece = { year: Math.floor(month / 12), mix: mixes[month]!, period, marks, months: 1 };
    const last = rows.at(-1);
    if (last !== undefined && isOnePiece(last, piece)) last.months += 1;
    else rows.push(piece);
  }
  const column = (of: (piece: Piece) => number): Int32Array => Int32Array.from(rows, of);
  const pieces = {
    count: rows.length,
    year: column(({ year }) => year),
    mix: column(({ mix }) => mix),
    months: column(({ months }) => months),
    period: column(({ period }) => period),
  };
  return pots.map((pot, place) => [pot, { pieces, marks: Float64Array.from(rows, ({ marks }) => marks[place]!) }]);
}

const isOnePiece = (one: Piece, other: Piece): boolean =>
  one.year === other.year &&
  one.mix === other.mix &&
  one.period === other.period &&
  one.marks.every((mark, place) => mark === other.marks[place]);
