import type { Conversion } from '#input/payroll-lists/conversion.ts';
import type { LookedAtFile, SoughtColumn } from '#input/payroll-lists/look-at-file.ts';
import type { MappedColumn, SourceMapping } from '#input/payroll-lists/source-mapping.ts';

/** What is chosen for a column of ours; null where nothing of the file gives it. */
export type Chosen = Omit<MappedColumn, 'key'> | null;

/** By the keys of our columns. */
export type ChosenColumns = Readonly<Record<string, Chosen>>;

export const byRow: Chosen = { header: null, conversion: { kind: 'rowNumber' } };

/** The columns as proposed. */
export function chosenColumns(columns: readonly MappedColumn[]): ChosenColumns {
  return Object.fromEntries(columns.map(({ key, header, conversion }) => [key, { header, conversion }]));
}

/** The columns as a kept layout has them; words that were not in the list then are read as is proposed for them. */
export const keptColumns = ({ columns }: LookedAtFile, layout: SourceMapping): ChosenColumns =>
  chosenColumns(
    layout.columns.map(({ key, header, conversion }) => {
      const proposed = columns.find((column) => column.header === header)?.conversions[key];
      if (conversion.kind !== 'words' || proposed?.kind !== 'words') return { key, header, conversion };
      return { key, header, conversion: { kind: 'words', words: { ...proposed.words, ...conversion.words } } };
    }),
  );

/** Another column of the file for one of ours, read as is proposed for it. */
export function withColumn(
  chosen: ChosenColumns,
  { columns }: LookedAtFile,
  key: string,
  header: string | null,
): ChosenColumns {
  const conversion = columns.find((column) => column.header === header)?.conversions[key];
  return { ...chosen, [key]: header === null || conversion === undefined ? null : { header, conversion } };
}

/** What an answer to a question makes of a column. */
export const withMapped = (chosen: ChosenColumns, { key, header, conversion }: MappedColumn): ChosenColumns => ({
  ...chosen,
  [key]: { header, conversion },
});

export function withConversion(chosen: ChosenColumns, key: string, conversion: Conversion): ChosenColumns {
  const before = chosen[key];
  return before ? { ...chosen, [key]: { ...before, conversion } } : chosen;
}

export const mappingOf = ({ settings, ours }: LookedAtFile, chosen: ChosenColumns): SourceMapping => ({
  sheet: settings.sheet,
  columns: ours.flatMap(({ key }) => {
    const column = chosen[key];
    return column ? [{ key, ...column }] : [];
  }),
});

/** Required columns for which nothing is chosen. */
export const missingColumns = ({ ours }: LookedAtFile, chosen: ChosenColumns): readonly SoughtColumn[] =>
  ours.filter(({ key, isRequired }) => isRequired && !chosen[key]);

/** Whether a file has every column of a kept mapping. */
export const fits = ({ columns }: LookedAtFile, mapping: SourceMapping): boolean =>
  mapping.columns.every(({ header }) => header === null || columns.some((column) => column.header === header));
