import ag2022 from '#core/mortality/tables/ag2022.json' with { type: 'json' };
import ag2024 from '#core/mortality/tables/ag2024.json' with { type: 'json' };
import cbs2007 from '#core/mortality/tables/cbs-2007-2012.json' with { type: 'json' };
import cbs2011 from '#core/mortality/tables/cbs-2011-2016.json' with { type: 'json' };
import cbs2015 from '#core/mortality/tables/cbs-2015-2019.json' with { type: 'json' };
import cbs2020 from '#core/mortality/tables/cbs-2020-2024.json' with { type: 'json' };
import cbsVn from '#core/mortality/tables/cbs-vn-2024.json' with { type: 'json' };

const tables = new Map([ag2022, ag2024, cbs2007, cbs2011, cbs2015, cbs2020, cbsVn].map((table) => [table.name, table]));

export type OneSex = 'M' | 'V';

export const tableNames: readonly string[] = [...tables.keys()];

/** Chance to die within the year for a life of a whole age on 1 January; 1 from age 121, as nobody lives past it. */
export function deathChance(tableName: string, sex: OneSex, age: number, year: number): number {
  if (age > 120) return 1;
  const table = tables.get(tableName);
  if (table === undefined) throw new Error(`No table ${tableName}`);
  const row = table.values[sex][Math.max(0, age)]!;
  return row[Math.min(row.length - 1, Math.max(0, year - table.firstYear))]!;
}

/** The value of the row with the highest first column that is not above `at`; `below` where all rows are above it. */
export function rowValue(rows: readonly (readonly [number, number])[], at: number, below: number): number {
  let best = -Infinity;
  let value = below;
  for (const row of rows) {
    if (row[0] <= at && row[0] > best) {
      best = row[0];
      value = row[1];
    }
  }
  return value;
}
