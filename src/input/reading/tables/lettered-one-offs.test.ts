import { expect, test } from 'vitest';
import { registerOf, registers } from '#input/fields/register.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { FindingList } from '#input/reading/cells/finding-list.ts';
import { checkOneOffCosts } from '#input/reading/checks/one-off-checks.ts';
import { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import type { ParticipantList } from '#input/reading/participants/participant-list.ts';
import { SmallTableReader } from '#input/reading/tables/small-table.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';

const name = 'EenmaligeKosten';
const headersOf = (version: number) =>
  registerOf('dcToDc', version)
    .tables.find((table) => table.name === name)
    ?.columns.map(({ header }) => header);

test('a table has the columns of a version, one for each key', () => {
  const shared = ['Jaar', 'Omschrijving', 'Bedrag'];
  expect(headersOf(6)).toEqual([...shared, 'Alternatief']);
  expect(headersOf(7)).toEqual([...shared, 'Keuze']);
  expect(registerOf('dcToDc', 7)).toBe(registers.dcToDc);
});

/** One-off costs of two letters, read from a file that says that it is of this version, with the header of the last column. */
async function reading(version: number, header: string, values: ReadonlyMap<string, string | null> = new Map()) {
  const rows = ['alle', 'B', 'C'].map((of) => [2027, 'advies', 1000, of]);
  const filled = await filledWorkbook(fillingWith({}, { [name]: rows }));
  const range = filled.sheets.flatMap((sheet) => sheet.tables).find((table) => table.name === name)!.range;
  const cell = `Verfijning!${columnLetters(range.lastColumn)}${range.firstRow}`;
  const workbook = withCells(filled, { [cell]: { kind: 'text', value: header } });
  const register = registerOf('dcToDc', version);
  const sheet = register.sheets.find(({ tables }) => tables.some((table) => table.name === name))!;
  const findings = new FindingList();
  const cells = new CellReader(findings, false);
  const table = sheet.tables.find((one) => one.name === name)!;
  const read = new SmallTableReader(table, cells, values).read(workbook, sheet);
  const list = { participants: [] } as unknown as ParticipantList;
  const parts = { register, values, wrong: new Set<string>(), tables: new Map([[name, read]]), list, date1904: false };
  checkOneOffCosts(new PlacedFindings(parts, new FieldPlaces(workbook), findings));
  return { letters: read.rows.map(({ of }) => of), found: findings.findings() };
}

test('one-off costs name a choice where the version of the file does', async () => {
  const own = new Map([['eigen_vlakke_premie', '0.3']]);
  const { letters, found } = await reading(7, 'Keuze', own);
  expect(letters).toEqual(['all', 'B', 'C']);
  expect(found).toEqual([]);
});

test('the column of another version is missing', async () => {
  const { found } = await reading(7, 'Alternatief');
  expect(found.map(({ code }) => code)).toEqual(['COLUMN_MISSING', 'COLUMN_UNKNOWN']);
  const earlier = await reading(6, 'Alternatief');
  expect(earlier.found.map(({ code }) => code)).toEqual(['VALUE_UNKNOWN_CHOICE', 'VALUE_UNKNOWN_CHOICE']);
});

test('a cost of a choice that there certainly is not is asked about', async () => {
  const { found } = await reading(7, 'Keuze', new Map([['keuze_a', 'no']]));
  expect(found.map(({ severity, code, message }) => [severity, code, message.slice(0, 34)])).toEqual([
    ['warning', 'VALUE_CONFLICT', 'Keuze C is er in dit dossier niet:'],
  ]);
});
