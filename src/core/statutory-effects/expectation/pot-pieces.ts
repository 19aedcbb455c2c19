import type { TimeGrid } from '#core/participant/time-grid.ts';

/** How a pot is paid into and invested until a pension date, by month. */
export interface Pot {
  /** N: months to the date at which it becomes pension. */
  readonly end: number;
  /** Place of the mix in which it is in a month. */
  readonly mixOf: (month: number) => number;
  /** What tells payments of one month from those of another (a rate, a step of a scale); `nothingPaid` where there is none. */
  readonly markOf: (month: number) => number;
}

/** No payment in a month. */
export const nothingPaid = -1;

/**
 * The months of a pot in pieces in which nothing changes: one year of the scenarios, one mix, one pension base, one mark. The last
 * months come first.
 */
export interface PotPieces {
  readonly count: number;
  readonly year: Int32Array;
  readonly mix: Int32Array;
  readonly months: Int32Array;
  /** Period of the grid, for the pension base. */
  readonly period: Int32Array;
  readonly mark: Float64Array;
}

export function potPieces({ periods }: TimeGrid, { end, mixOf, markOf }: Pot): PotPieces {
  const rows: { year: number; mix: number; months: number; period: number; mark: number }[] = [];
  for (let month = end - 1; month >= 0; month--) {
    const mark = markOf(month);
    const piece = {
      year: Math.floor(month / 12),
      mix: mixOf(month),
      months: 1,
      // Without a payment the base does not matter.
      period: mark === nothingPaid ? nothingPaid : periods.ofMonth[month]!,
      mark,
    };
    const last = rows.at(-1);
    const isSame =
      last?.year === piece.year && last.mix === piece.mix && last.period === piece.period && last.mark === piece.mark;
    if (isSame) last.months += 1;
    else rows.push(piece);
  }
  return {
    count: rows.length,
    year: Int32Array.from(rows, ({ year }) => year),
    mix: Int32Array.from(rows, ({ mix }) => mix),
    months: Int32Array.from(rows, ({ months }) => months),
    period: Int32Array.from(rows, ({ period }) => period),
    mark: Float64Array.from(rows, ({ mark }) => mark),
  };
}

/** The mixes that these pots are in, in each of so many years. */
export function mixesByYear(pots: Iterable<PotPieces>, years: number): number[][] {
  const used = Array.from({ length: years }, () => new Set<number>());
  for (const { count, year, mix } of pots) {
    for (let piece = 0; piece < count; piece++) used[year[piece]!]!.add(mix[piece]!);
  }
  return used.map((ofYear) => Array.from(ofYear));
}
