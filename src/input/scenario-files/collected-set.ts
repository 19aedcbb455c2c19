import { affineRate } from '#core/scenario-set/state-set.ts';
import {
  checkMartingale,
  checkMoments,
  type Moments,
  momentYears,
  type SetKind,
  spreadOf,
} from '#input/scenario-files/moments.ts';
import { wrongContents } from '#input/scenario-files/refused-file.ts';
import {
  type KeptSeries,
  keptSeries,
  parameterBounds,
  type SeriesLayout,
  terms,
  type Bounds,
} from '#input/scenario-files/scenario-layout.ts';
import { mostYears, type SetLimits } from '#input/scenario-files/set-limits.ts';
import type { NumberRow } from '#input/scenario-files/sheet-rows.ts';
import { wholeNumber, decimalNumber } from '#office/document/dutch-format.ts';

/** A series of a set by year: a list for each column of the file, of an element per kept scenario. */
interface SeriesMatrix {
  readonly columns: readonly Float32Array[];
  /** Scenarios in the file, those that are not kept too. */
  readonly rows: number;
}

/** Where a row came from, for the sentences about it. */
type PlaceOfRow = (row: number, column: number) => string;

/** Reads rows into columns, each value within bounds, each row as long as the first; no more scenarios are held than are kept. */
async function seriesMatrix(
  rows: AsyncIterable<NumberRow>,
  bounds: Bounds,
  placeOf: PlaceOfRow,
  limits: SetLimits,
): Promise<SeriesMatrix> {
  let columns: Float32Array[] = [];
  let count = 0;
  for await (const row of rows) {
    if (count === 0) columns = newColumns(row.length, limits.keptScenarios, placeOf);
    if (row.length !== columns.length)
      throw wrongContents(
        `${placeOf(count + 1, row.length)}: deze rij heeft ${row.length} kolommen, de eerste ${columns.length}.`,
      );
    takeRow(columns, row, count, bounds, placeOf);
    count += 1;
    if (count > limits.maximumScenarios)
      throw wrongContents(`${placeOf(count, 1)}: er zijn meer dan ${limits.maximumScenarios} scenario's.`);
  }
  const kept = Math.min(count, limits.keptScenarios);
  return { columns: columns.map((column) => column.subarray(0, kept)), rows: count };
}

function newColumns(count: number, room: number, placeOf: PlaceOfRow): Float32Array[] {
  if (count > mostYears + 1) throw wrongContents(`${placeOf(1, count)}: er zijn meer dan ${mostYears} jaren.`);
  return Array.from({ length: count }, () => new Float32Array(room));
}

function takeRow(columns: Float32Array[], row: NumberRow, at: number, { least, most }: Bounds, placeOf: PlaceOfRow) {
  for (let column = 0; column < row.length; column++) {
    const value = row[column]!;
    if (value < least || value > most)
      throw wrongContents(
        `${placeOf(at + 1, column + 1)}: ${decimalNumber(value, 4)} ligt niet tussen ${decimalNumber(least, 0)} en ${decimalNumber(most, 0)}.`,
      );
    if (at < columns[column]!.length) columns[column]![at] = value;
  }
}

export type { SetKind } from '#input/scenario-files/moments.ts';

/** What a set is, besides the series that were kept while it was read. */
export interface ReadSet {
  /** Scenarios that are kept, the first of the file, and those in the file. */
  readonly count: number;
  readonly countInFile: number;
  readonly years: number;
  /** phi by term and year, Psi by term and variable of the state. */
  readonly phi: Float64Array;
  readonly psi: Float64Array;
  readonly moments: readonly Moments[];
}

const rateTerm = 10;

/** A set while it is read, series after series: checks that they belong together, and holds what its moments are made of. */
export class CollectedSet {
  readonly #kind: SetKind;
  readonly #limits: SetLimits;
  readonly #keep: (series: KeptSeries, year: number, values: Float32Array) => Promise<void>;
  readonly #held = new Map<KeptSeries, Map<number, Float32Array>>(keptSeries.map((series) => [series, new Map()]));
  #shortRate: readonly Float32Array[] = [];
  #rows = 0;
  #count = 0;
  #years = 0;

  constructor(
    kind: SetKind,
    limits: SetLimits,
    keep: (series: KeptSeries, year: number, values: Float32Array) => Promise<void>,
  ) {
    this.#kind = kind;
    this.#limits = limits;
    this.#keep = keep;
  }

  /** Years of the returns. */
  get years(): number {
    return this.#years;
  }

  /** Reads a series; those of the state come first. */
  async take(layout: SeriesLayout, rows: AsyncIterable<NumberRow>, placeOf: PlaceOfRow): Promise<void> {
    const matrix = await seriesMatrix(rows, layout.bounds, placeOf, this.#limits);
    this.#checkSize(layout, matrix);
    const { series } = layout;
    if (series === null) return;
    if (series === 'shortRate') this.#shortRate = matrix.columns;
    if (series === 'equityReturn') {
      checkMartingale(this.#kind, this.#shortRate, matrix.columns);
      this.#shortRate = [];
    }
    for (const year of momentYears(this.#years)) {
      const column = layout.hasStart ? year : year - 1;
      this.#held.get(series)!.set(year, matrix.columns[column]!.slice());
    }
    for (const [year, column] of matrix.columns.entries()) await this.#keep(series, year, column);
  }

  #checkSize({ sheet, hasStart }: SeriesLayout, { columns, rows }: SeriesMatrix): void {
    const years = columns.length - (hasStart ? 1 : 0);
    if (this.#rows === 0) this.#first(sheet, rows, years);
    else if (rows !== this.#rows)
      throw wrongContents(
        `${sheet} heeft ${wholeNumber(rows)} scenario's, de andere series hebben er ${wholeNumber(this.#rows)}.`,
      );
    else if (years !== this.#years)
      throw wrongContents(
        `${sheet} heeft ${columns.length} kolommen; het moeten er ${this.#years + (hasStart ? 1 : 0)} zijn.`,
      );
  }

  #first(sheet: string, rows: number, years: number): void {
    const { minimumScenarios, minimumYears, keptScenarios } = this.#limits;
    if (rows < minimumScenarios)
      throw wrongContents(
        `${sheet} heeft ${wholeNumber(rows)} scenario's; het moeten er ten minste ${wholeNumber(minimumScenarios)} zijn.`,
      );
    if (years < minimumYears || years > mostYears)
      throw wrongContents(`${sheet} heeft ${years} jaren; het moeten er ten minste ${minimumYears} zijn.`);
    [this.#rows, this.#years, this.#count] = [rows, years, Math.min(rows, keptScenarios)];
  }

  /** Reads phi or Psi: a row for each term. */
  async parameters(rows: AsyncIterable<NumberRow>, columns: number, placeOf: PlaceOfRow): Promise<Float64Array> {
    const values = new Float64Array(terms * columns);
    let count = 0;
    for await (const row of rows) {
      if (count === terms) throw wrongContents(`${placeOf(count + 1, 1)}: er zijn meer dan ${terms} looptijden.`);
      if (row.length !== columns)
        throw wrongContents(
          `${placeOf(count + 1, row.length)}: deze rij heeft ${row.length} kolommen; het moeten er ${columns} zijn.`,
        );
      const wrong = row.findIndex((value) => value < parameterBounds.least || value > parameterBounds.most);
      if (wrong >= 0) throw wrongContents(`${placeOf(count + 1, wrong + 1)}: dit getal kan geen renteparameter zijn.`);
      values.set(row, count * columns);
      count += 1;
    }
    if (count < terms)
      throw wrongContents(`${placeOf(count + 1, 1)}: er zijn ${count} looptijden; het moeten er ${terms} zijn.`);
    return values;
  }

  /** The set, once everything of it was read. Refuses moments that cannot be. */
  whole(phi: Float64Array, psi: Float64Array): ReadSet {
    const moments = momentYears(this.#years).map((year) => this.#momentsOf(year, phi, psi));
    checkMoments(moments);
    return { count: this.#count, countInFile: this.#rows, years: this.#years, phi, psi, moments };
  }

  #momentsOf(year: number, phi: Float64Array, psi: Float64Array): Moments {
    const of = (series: KeptSeries): Float32Array => this.#held.get(series)!.get(year)!;
    const [variance, shortRate, inflation] = [of('variance'), of('shortRate'), of('expectedInflation')];
    const [byVariance, byRate, byInflation] = psi.subarray(3 * (rateTerm - 1), 3 * rateTerm);
    const constant = phi[(rateTerm - 1) * (this.#years + 1) + year]!;
    const rates = variance.map((value, at) =>
      affineRate(constant + byVariance! * value + byRate! * shortRate[at]! + byInflation! * inflation[at]!, rateTerm),
    );
    return {
      year,
      equityReturn: spreadOf(of('equityReturn')),
      priceInflation: spreadOf(of('priceInflation')),
      rateOfTenYears: spreadOf(rates),
    };
  }
}
