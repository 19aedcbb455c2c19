import { expect, test } from 'vitest';
import { officialScales } from '#input/fields/official-scales.ts';
import { formColumns } from '#input/template/form-field.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

const name = '2018 4% 1,875% uitgesteld PP';
const read = async (values: Readonly<Record<string, string | number>>, scale: readonly (readonly number[])[] = []) =>
  readDossier(await filledWorkbook(fillingWith(values, { HuidigeStaffel: scale })));

test('a scale of the decree is known by its name, with the rows as printed', async () => {
  const { dossier, findings } = await read({ huidig_staffel: name });
  expect(findings).toEqual([]);
  const { current } = dossier!.input;
  const scale = current.kind === 'premium' ? current.scale : [];
  expect(scale).toHaveLength(11);
  // Printed: 15-19 3,9%, 50-54 14,6%, 65 and older 26,8%.
  expect(scale[0]).toEqual({ fromAge: 15, rate: 0.039 });
  expect(scale[7]).toEqual({ fromAge: 50, rate: 0.146 });
  expect(scale[10]).toEqual({ fromAge: 65, rate: 0.268 });
  expect(dossier?.tables.find((table) => table.name === 'HuidigeStaffel')?.rows).toHaveLength(11);
});

test('the name that version 6 gave a scale is read as well', async () => {
  const older = '2018: 4%, opbouw 1,875%, leeftijd 68, met uitgesteld partnerpensioen';
  expect((await read({ huidig_staffel: older })).dossier?.input).toEqual(
    (await read({ huidig_staffel: name })).dossier?.input,
  );
});

test('a part of a scale is that part of every class', async () => {
  const { dossier } = await read({ huidig_staffel: name, huidig_staffel_deel: 0.8 });
  const { current } = dossier!.input;
  expect(current.kind === 'premium' ? current.scale[7] : null).toEqual({ fromAge: 50, rate: 0.1168 });
});

test('a scale by name beside a scale that is typed is refused: which one holds is not known', async () => {
  const { dossier, findings } = await read({ huidig_staffel: name }, [[20, 0.05]]);
  expect(dossier).toBeNull();
  expect(findings).toMatchObject([{ code: 'VALUE_CONFLICT', sheet: 'Huidige regeling', field: 'Soort staffel' }]);
});

test('a name that is not in the list is one finding: nothing is known of the table', async () => {
  const { findings } = await read({ huidig_staffel: 'staffel 2015' });
  expect(findings).toMatchObject([{ code: 'VALUE_UNKNOWN_CHOICE', field: 'Soort staffel' }]);
});

test('names differ within what the list at the cell shows', () => {
  const { width } = formColumns.find(({ heading }) => heading === 'Waarde')!;
  expect(officialScales.filter(({ text }) => text.length > width)).toEqual([]);
});

test('without a name the table has to be filled', async () => {
  const { findings } = await read({ huidig_staffel: 'eigen staffel' });
  expect(findings).toMatchObject([{ code: 'TABLE_EMPTY', sheet: 'Huidige regeling' }]);
});

test('names and rows of the official scales are all different', () => {
  expect(new Set(officialScales.map(({ text }) => text)).size).toBe(officialScales.length);
  expect(new Set(officialScales.map(({ value }) => value)).size).toBe(officialScales.length);
  expect(new Set(officialScales.map(({ rows }) => JSON.stringify(rows))).size).toBe(officialScales.length);
  for (const { rows } of officialScales) expect(rows.every(({ rate }) => rate > 0 && rate < 0.4)).toBe(true);
});
