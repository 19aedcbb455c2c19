import type { TableSex } from '#core/mortality/mortality-table.ts';

/** Content of one mortality table file: what the table is, and its values. */
export interface MortalityTableFile {
  readonly name: string;
  readonly edition: string;
  readonly kind: 'generation' | 'period';
  readonly source: string;
  /** Month or day of publication in international notation ("2024-09"). */
  readonly published: string;
  /** On what terms the values may be passed on. */
  readonly licence: string;
  /** Age of the first row; each next row is one year of age older. */
  readonly firstAge: number;
  /** Calendar year of the first value in each row; each next value is one year later. Period: first year observed. */
  readonly firstYear: number;
  readonly checksum: string;
  /** q by sex: a row per age, in each row a value per calendar year (period: exactly one). */
  readonly values: Readonly<Record<TableSex, readonly (readonly number[])[]>>;
}

/** The text over which the checksum of a table file is taken: first age, first year, and all values as written in JSON. */
export function canonicalValues(file: Pick<MortalityTableFile, 'firstAge' | 'firstYear' | 'values'>): string {
  return JSON.stringify([file.firstAge, file.firstYear, file.values.M, file.values.V]);
}

/** The text of a table file: JSON with one line per age, so that a change of the table shows as changed lines. */
export function mortalityTableText({ values, ...head }: MortalityTableFile): string {
  const rows = (sex: TableSex): string => values[sex].map((row) => `      ${JSON.stringify(row)}`).join(',\n');
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  return `${start},\n  "values": {\n    "M": [\n${rows('M')}\n    ],\n    "V": [\n${rows('V')}\n    ]\n  }\n}\n`;
}
