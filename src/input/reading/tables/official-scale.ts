import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { officialScales } from '#input/fields/official-scales.ts';
import type { TableValues } from '#input/reading/tables/small-table.ts';

const scaleTable = 'HuidigeStaffel';

/** As many decimals as the smallest rounding of a premium has. */
const rounded = (rate: number): number => Math.round(rate * 1e6) / 1e6;

/**
 * The tables of a dossier, with the scale that it names in the place of the table that it left empty: all that follows
 * looks at rows. A table that was filled stays, and is a finding.
 */
export function withOfficialScale(
  tables: ReadonlyMap<string, TableValues>,
  values: ReadonlyMap<string, EnteredValue>,
): ReadonlyMap<string, TableValues> {
  const scale = officialScales.find(({ value }) => value === values.get('huidig_staffel'));
  const typed = tables.get(scaleTable);
  if (scale === undefined || typed === undefined || typed.entered.rows.length > 0) return tables;
  const share = values.get('huidig_staffel_deel');
  const rows = scale.rows.map(({ fromAge, rate }) => ({
    fromAge,
    rate: rounded(rate * (typeof share === 'number' ? share : 1)),
  }));
  const entered = { ...typed.entered, rows: rows.map(({ fromAge, rate }) => [fromAge, rate]) };
  return new Map([...tables, [scaleTable, { ...typed, rows, rowNumbers: [], entered, isNamed: true }]]);
}
