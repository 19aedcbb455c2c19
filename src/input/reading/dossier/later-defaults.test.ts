import { expect, test } from 'vitest';
import { registers } from '#input/fields/register.ts';
import { defaultOf, versionOf } from '#input/fields/templates.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { FindingList } from '#input/reading/cells/finding-list.ts';
import { FieldValueReader } from '#input/reading/dossier/field-values.ts';
import { OfficeStandards } from '#input/reading/dossier/office-standards.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { ofVersion6 } from '#test/xlsx/version-6.ts';

const goalNames = ['doel_groep', 'doel_horizon_jaren'];
const emptyGoal = Object.fromEntries(goalNames.map((name) => [name, null]));

test.each([
  [6, ['existing', 5], ['bestaande deelnemers', 5]],
  [7, ['withEntrants', 10], ['met nieuwe deelnemers', 10]],
])('an empty goal in a file of version %d is the default of that version', async (version, values, shown) => {
  const workbook = await filledWorkbook(fillingWith(emptyGoal));
  const places = new FieldPlaces(workbook);
  const terms = { office: new OfficeStandards(places), given: {}, version };
  const cells = new CellReader(new FindingList(), false);
  const read = new FieldValueReader(workbook, places, cells, terms).read(registers.dcToDc);
  expect(goalNames.map((name) => read.values.get(name))).toEqual(values);
  expect(goalNames.map((name) => defaultOf(registers.dcToDc.field(name).field, version))).toEqual(values);
  const goal = read.entered.filter(({ name }) => goalNames.includes(name));
  expect(new Map(goal.map(({ name, value }) => [name, value]))).toEqual(
    new Map(goalNames.map((name, place) => [name, shown[place]])),
  );
  expect(goal.every(({ isDefault }) => isDefault)).toBe(true);
});

test('a dossier is read by the version that its file says', async () => {
  const workbook = await filledWorkbook(fillingWith(emptyGoal));
  expect(readDossier(workbook).dossier?.input.goal).toMatchObject({ group: 'withEntrants' });
  const { dossier } = readDossier(ofVersion6(workbook));
  expect(dossier?.templateVersion).toBe('6');
  expect(dossier?.input.goal).toMatchObject({ group: 'existing', horizon: { kind: 'years', years: 5 } });
});

test('a file without a version is of the newest', () => {
  expect([versionOf('6'), versionOf('7'), versionOf(null), versionOf('zes')]).toEqual([6, 7, 7, 7]);
});
