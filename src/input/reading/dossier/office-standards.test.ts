import { expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { registers } from '#input/fields/register.ts';
import { filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';

const terms = {
  office: 'Kantoor Noord',
  adoptedOn: { year: 2026, month: 10, day: 1 },
  reason: 'besluit van de adviescommissie',
};
const ownExits = [
  [20, 0.2],
  [50, 0.05],
];
const ofOffice = (given: Readonly<Record<string, EnteredValue>> = {}, office: object = terms) => ({
  ...fillingWith(given),
  office: {
    ...terms,
    ...office,
    values: { loonstijging: 0.021, prijsinflatie: 0.019, sterftetafel: 'AG2022' },
    tables: { Uitstroom: ownExits },
  },
});

const read = async (...given: Parameters<typeof ofOffice>) =>
  readDossier(await filledWorkbook(ofOffice(...given))).dossier;

const originsOf = (dossier: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries([...(dossier?.fields ?? []), ...(dossier?.tables ?? [])].map((one) => [one.name, one]));

test('a template of an office holds its standards, and the file says whose they are', async () => {
  const dossier = await read();
  expect(dossier?.office).toEqual(terms);
  expect(dossier?.input.assumptions).toMatchObject({
    wageGrowth: 0.021,
    priceInflation: 0.019,
    offsetGrowth: 0.024,
    mortalityTable: 'AG2022',
    exits: [
      { fromAge: 20, value: 0.2 },
      { fromAge: 50, value: 0.05 },
    ],
  });
  const origins = originsOf(dossier);
  for (const name of ['loonstijging', 'sterftetafel', 'Uitstroom'])
    expect(origins[name], name).toMatchObject({ isDefault: true, ofOffice: true });
  for (const name of ['franchisestijging', 'Carriere']) {
    expect(origins[name]?.isDefault, name).toBe(true);
    expect(origins[name]?.ofOffice, name).toBeUndefined();
  }
});

test('what is typed over a standard of the office is a choice, also where it is our default', async () => {
  const origins = originsOf(await read({ loonstijging: 0.024, prijsinflatie: 0.03 }));
  expect(origins['loonstijging']).toMatchObject({ value: 0.024, isDefault: false });
  expect(origins['prijsinflatie']).toMatchObject({ value: 0.03, isDefault: false });
});

test('a cell that was emptied has our default, not that of the office', async () => {
  const workbook = await filledWorkbook(ofOffice());
  const place = new FieldPlaces(workbook).place(registers.dcToDc.field('loonstijging'));
  const emptied = withCells(workbook, { [`Verfijning!B${place?.row}`]: null });
  const { dossier } = readDossier(emptied);
  const found = dossier?.fields.find(({ name }) => name === 'loonstijging');
  expect(found).toEqual({ name: 'loonstijging', value: 0.024, isDefault: true });
});

test.each([
  ['a reason that nobody would read', { reason: 'x'.repeat(301) }],
  ['a name without a letter', { office: ' \u200b ' }],
  ['a day that is none', { adoptedOn: { year: 2026, month: 13, day: 1 } }],
])('a file with %s has no standards of an office', async (_, office) => {
  const dossier = await read({}, office);
  expect(dossier?.office).toBeUndefined();
  expect(originsOf(dossier)['loonstijging']).toMatchObject({ value: 0.021, isDefault: false });
});
