import type { MortalityTableFile } from '#core/mortality/mortality-table-file.ts';
import type { MortalityTable, TableSex } from '#core/mortality/mortality-table.ts';

/** A table file that cannot be used; the message names the table and what is wrong with it. */
export class InvalidMortalityTableError extends Error {
  constructor(name: string, problem: string) {
    super(`Mortality table ${name || '(without a name)'}: ${problem}`);
    this.name = 'InvalidMortalityTableError';
  }
}

/**
 * The mortality table that a file describes. Throws InvalidMortalityTableError when a text is empty, rows differ in
 * length or number, a value is no probability, or a period table has more than one value per age. Whether the checksum
 * belongs to the values is for the caller to compare: the core has no hash function.
 */
export function mortalityTableFrom(file: MortalityTableFile): MortalityTable {
  checkFile(file);
  const { name, edition, source, checksum, kind, firstAge, firstYear } = file;
  const years = yearCount(file);
  const lastAge = firstAge + file.values.M.length - 1;
  const flat: Record<TableSex, Float64Array> = { M: flattened(file, 'M'), V: flattened(file, 'V') };

  function probability(sex: TableSex, age: number, year: number): number {
    if (age > lastAge) return 1;
    if (!Number.isInteger(age) || !Number.isInteger(year) || age < firstAge) {
      throw new RangeError(`Mortality table ${name} has no age ${age} in year ${year}`);
    }
    const column = Math.min(Math.max(year - firstYear, 0), years - 1);
    return flat[sex][(age - firstAge) * years + column] ?? 1;
  }
  return { name, edition, source, checksum, kind, lastAge, probability };
}

const yearCount = (file: MortalityTableFile): number => file.values.M[0]?.length ?? 0;

const flattened = (file: MortalityTableFile, sex: TableSex): Float64Array => Float64Array.from(file.values[sex].flat());

function checkFile(file: MortalityTableFile): void {
  const problem = headProblem(file) ?? valuesProblem(file, 'M') ?? valuesProblem(file, 'V');
  if (problem !== null) throw new InvalidMortalityTableError(file.name, problem);
}

function headProblem(file: MortalityTableFile): string | null {
  for (const field of ['name', 'edition', 'source', 'published', 'licence'] as const) {
    if (file[field].trim() === '') return `"${field}" is empty`;
  }
  if (file.kind !== 'generation' && file.kind !== 'period') return '"kind" is neither generation nor period';
  if (!/^[0-9a-f]{64}$/.test(file.checksum)) return '"checksum" is not a SHA-256 in lower-case hexadecimals';
  if (!Number.isInteger(file.firstAge) || file.firstAge < 0) return '"firstAge" is not a whole age';
  if (!Number.isInteger(file.firstYear)) return '"firstYear" is not a calendar year';
  if (yearCount(file) === 0) return 'there are no values';
  if (file.kind === 'period' && yearCount(file) !== 1) return 'a period table has one value per age';
  return file.values.M.length === file.values.V.length ? null : 'men and women have a different number of ages';
}

function valuesProblem(file: MortalityTableFile, sex: TableSex): string | null {
  for (const [index, row] of file.values[sex].entries()) {
    const place = `${sex}, age ${file.firstAge + index}`;
    if (row.length !== yearCount(file)) return `${place}: ${row.length} values instead of ${yearCount(file)}`;
    const wrong = row.findIndex((value) => !(value >= 0 && value <= 1));
    if (wrong >= 0) return `${place}, year ${file.firstYear + wrong}: ${row[wrong]} is not a probability`;
  }
  return null;
}
