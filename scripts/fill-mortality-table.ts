import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalValues, type MortalityTableFile, mortalityTableText } from '#core/mortality/mortality-table-file.ts';
import { mortalityTableFrom } from '#core/mortality/mortality-table-from.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/**
 * Fills a mortality table file with the values of a CSV file and renews its checksum.
 *
 *   node scripts/fill-mortality-table.ts src/core/mortality/tables/ag2024.json ag2024_qx.csv
 *   node scripts/fill-mortality-table.ts src/core/mortality/tables/cbs-2007-2012.json cbs_period_qx_pooled.csv 2007-2012
 *
 * The table file exists already and says what the table is (name, edition, kind, source, published, licence); only its
 * first age, first year, values and checksum are replaced. The CSV has lines starting with # as comment, then one
 * header, then rows `age,sex,year,qx` (generation) or `age,sex,period,qx` (period, one of them chosen by the third
 * argument), with sex M or F. Values are taken over digit by digit: nothing is rounded.
 */
type Row = { readonly age: number; readonly sex: TableSex; readonly year: number; readonly q: number };

function rowsOf(csv: string, period: string | undefined): Row[] {
  const lines = csv.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const cells = lines.slice(1).map((line) => line.split(','));
  return cells
    .filter((row) => period === undefined || row[2] === period)
    .map(([age, sex, year, q]) => ({
      age: Number(age),
      sex: sex === 'F' ? 'V' : 'M',
      year: Number(year?.slice(0, 4)),
      q: Number(q),
    }));
}

function valuesOf(rows: readonly Row[], sex: TableSex, firstAge: number, firstYear: number): number[][] {
  const values: number[][] = [];
  for (const row of rows) {
    if (row.sex !== sex) continue;
    const ofAge = (values[row.age - firstAge] ??= []);
    ofAge[row.year - firstYear] = row.q;
  }
  return values;
}

const [tablePath, csvPath, period] = process.argv.slice(2);
if (tablePath === undefined || csvPath === undefined) {
  console.error('Usage: node scripts/fill-mortality-table.ts <table file> <csv> [period]');
  process.exit(2);
}
const head = JSON.parse(readFileSync(tablePath, 'utf8')) as MortalityTableFile;
const rows = rowsOf(readFileSync(csvPath, 'utf8'), period);
const firstAge = Math.min(...rows.map((row) => row.age));
const firstYear = Math.min(...rows.map((row) => row.year));
const values = { M: valuesOf(rows, 'M', firstAge, firstYear), V: valuesOf(rows, 'V', firstAge, firstYear) };
const checksum = createHash('sha256').update(canonicalValues({ firstAge, firstYear, values })).digest('hex');
const file: MortalityTableFile = { ...head, firstAge, firstYear, checksum, values };
mortalityTableFrom(file);
writeFileSync(tablePath, mortalityTableText(file));
console.log(`${file.name}: ${values.M.length} ages, ${values.M[0]?.length} years, ${checksum}`);
