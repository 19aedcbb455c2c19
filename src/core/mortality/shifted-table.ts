import type { MortalityTable } from '#core/mortality/mortality-table.ts';

/** A table in which everybody counts as so many years older (younger when negative). */
export function shiftedTable(table: MortalityTable, years: number): MortalityTable {
  return { ...table, probability: (sex, age, year) => table.probability(sex, age + years, year) };
}
