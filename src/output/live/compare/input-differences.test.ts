import { expect, test } from 'vitest';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { oneOffTable } from '#input/fields/one-off-fields.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { inputDifferences } from '#output/live/compare/input-differences.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

const { dossier } = readDossier(await filledWorkbook(fillingWith({})));

/** The example with these one-off costs: year, what for, EUR. */
function withCosts(...rows: readonly (readonly [number, string, number])[]): ReadDossier {
  const headers = oneOffTable.columns.map(({ header }) => header);
  const table = { name: oneOffTable.name, headers, rows };
  const others = dossier!.tables.filter(({ name }) => name !== oneOffTable.name);
  return { ...dossier!, tables: [...others, table] };
}

test('every row of a table is compared, also where rows begin alike, with years as years', () => {
  const of = withCosts([2028, 'Advies', 5000], [2028, 'Communicatie', 2000], [2029, 'Advies', 100]);
  const to = withCosts([2028, 'Advies', 6000], [2028, 'Communicatie', 2000], [2028, 'Inrichting', 900]);
  const found = inputDifferences(of, to).map(({ label, of: was, with: is }) => [label, was, is].map(spaced));
  expect(found).toEqual([
    ['Eenmalige kosten, jaar 2028, advies', '€ 5.000', '€ 6.000'],
    ['Eenmalige kosten, jaar 2029, advies', '€ 100', '–'],
    ['Eenmalige kosten, jaar 2028, inrichting', '–', '€ 900'],
  ]);
});
