import type { MortalityTable } from '#core/mortality/mortality-table.ts';

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
