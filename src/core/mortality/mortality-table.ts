/** Sex as a table knows it: man or woman (vrouw). */
export type TableSex = 'M' | 'V';

/**
 * Table of one-year death probabilities. A `generation` table has them by age and calendar year (a projection); a
 * `period` table has one set, observed over some years, that is used for every calendar year.
 */
export interface MortalityTable {
  /** Name by which a dossier chooses the table ("AG2024"). */
  readonly name: string;
  /** Full title of the publication. */
  readonly edition: string;
  /** Who published it and where the values were taken from. */
  readonly source: string;
  /** SHA-256 of the canonical form of the values, in lower-case hexadecimals. */
  readonly checksum: string;
  readonly kind: 'generation' | 'period';
  /** Highest age in the table: nobody survives exact age `lastAge` + 1. */
  readonly lastAge: number;
  /**
   * q(age, year): the probability that a life of that whole age at the start of a calendar year dies within it. Years
   * before the table's first use the first, years past its last use the last. Above `lastAge` it is 1; below the
   * first age it throws a RangeError.
   */
  probability(sex: TableSex, age: number, year: number): number;
}

/**
 * A table in which everybody counts as so many years older (younger when negative). Its end shifts with it, so that no
 * factor on the probabilities lets anybody survive it.
 */
export function shiftedTable(table: MortalityTable, years: number): MortalityTable {
  return {
    ...table,
    lastAge: table.lastAge - years,
    probability: (sex, age, year) => table.probability(sex, age + years, year),
  };
}
