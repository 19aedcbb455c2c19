import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemeKinds } from '#core/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';
import { FieldPlaces } from '#input/dossier/field-places.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { filledWorkbook, fillingWith, soundFillings, withCells, withoutTables } from '#test/xlsx/filled-template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const olderTemplate = (name: string) =>
  readWorkbook(readFileSync(new URL(`../../../test/xlsx/older/${name}.xlsx`, import.meta.url)), nodePlatform);
const older = olderTemplate('version-1-dcToDc');

test('a template of version 1 is the same dossier as today, with defaults for what it did not ask', async () => {
  const { dossier, findings } = readDossier(older);
  expect(findings).toEqual([]);
  expect(dossier?.input).toEqual(readDossier(await filledWorkbook()).dossier?.input);
});

/** What version 2 filled in where nothing is filled in now, or something else. */
const filledByVersion2 = {
  dcToDc: { instroom_leeftijd: 32 },
  dbToDc: { instroom_leeftijd: 32, profijt_basis: 'verwacht' },
} as const;

test.each(['dcToDc', 'dbToDc'] as const)(
  'a template of version 2 of %s is the same dossier as today with what that version filled in',
  async (kind) => {
    const { dossier, findings } = readDossier(olderTemplate(`version-2-${kind}`));
    expect(findings).toEqual([]);
    const today = await filledWorkbook(fillingWith(filledByVersion2[kind], {}, kind), kind);
    expect(dossier?.input).toEqual(readDossier(today).dossier?.input);
  },
);

test.each(['dcToDc', 'dbToDc'] as const)('a template of version 3 of %s is the same dossier as today', async (kind) => {
  const { dossier, findings } = readDossier(olderTemplate(`version-3-${kind}`));
  expect(findings).toEqual([]);
  expect(dossier?.input).toEqual(readDossier(await filledWorkbook(soundFillings[kind], kind)).dossier?.input);
});

test.each(schemeKinds)(
  'in a template of version 4 of %s an empty cell of the new scheme is its default, not as in the current one',
  async (kind) => {
    const workbook = olderTemplate(`version-4-${kind}`);
    const { dossier, findings } = readDossier(workbook);
    expect(findings).toEqual([]);
    expect(dossier?.input.current.employeeContribution.rate).toBe(0.02);
    const filled = { huidig_eigen_bijdrage: 0.02, huidig_kosten_per_deelnemer: 125, nieuw_kosten_per_deelnemer: 0 };
    const today = await filledWorkbook(fillingWith({ ...filled, wettelijke_set: 'CP2022' }, {}, kind), kind);
    expect(dossier?.input).toEqual(readDossier(today).dossier?.input);
    const place = new FieldPlaces(workbook).place(registers[kind].field('nieuw_franchise'));
    const emptied = withCells(workbook, { [`Nieuwe regeling!B${place?.row}`]: null });
    expect(readDossier(emptied).findings.map(({ code, field }) => [code, field])).toEqual([
      ['FIELD_EMPTY', 'Franchise'],
    ]);
  },
);

test.each(schemeKinds)(
  'a template of version 5 of %s is the same dossier as today, with nothing confirmed',
  async (kind) => {
    const { dossier, findings } = readDossier(olderTemplate(`version-5-${kind}`));
    expect(findings).toEqual([]);
    const today = await filledWorkbook(fillingWith({ wettelijke_set: 'CP2022' }, {}, kind), kind);
    expect(dossier?.input).toEqual(readDossier(today).dossier?.input);
    const confirmed = dossier?.fields.filter(({ name }) => name.startsWith('akkoord_'));
    expect(new Set(confirmed?.map(({ value }) => value))).toEqual(new Set([null]));
  },
);

test('premium ends at the state pension age where a new template leaves it open, at the pension age in an older one', async () => {
  const { huidig_einde_premie: _current, nieuw_einde_premie: _next, ...values } = soundFillings.dcToDc.values;
  const ends = ({ dossier }: ReturnType<typeof readDossier>) => [
    dossier?.input.current.premiumEnd,
    dossier?.input.next.premiumEnd,
    dossier?.fields.find(({ name }) => name === 'nieuw_einde_premie')?.value,
  ];
  const today = await filledWorkbook({ ...soundFillings.dcToDc, values });
  expect(ends(readDossier(today))).toEqual(['statePensionAge', 'statePensionAge', 'AOW-leeftijd']);
  const place = new FieldPlaces(today).place(registers.dcToDc.field('nieuw_einde_premie'));
  const emptied = withCells(today, { [`Nieuwe regeling!B${place?.row}`]: null });
  expect(ends(readDossier(emptied))).toEqual(['statePensionAge', 'statePensionAge', 'AOW-leeftijd']);
  expect(ends(readDossier(olderTemplate('version-5-dcToDc')))).toEqual([
    'pensionAge',
    'pensionAge',
    'pensioenleeftijd',
  ]);
});

test('an older template, and a new one that leaves it open, invest in one product', async () => {
  const today = readDossier(await filledWorkbook());
  for (const { dossier } of [today, readDossier(olderTemplate('version-5-dcToDc'))])
    expect(dossier?.input.current).toMatchObject({
      product: { lifecycle: null, investmentCost: null, existingCapital: 'stays' },
    });
});

test('a table of version 4 that lost its name is found by its heading, on the sheet where it stood then', () => {
  const workbook = olderTemplate('version-4-dcToDc');
  const { dossier, findings } = readDossier(withoutTables(withCells(workbook, {})));
  expect(findings).toEqual([]);
  expect(dossier?.input).toEqual(readDossier(workbook).dossier?.input);
});

test('an average premium or a pension fund in version 2 is read as unknown, and said so', () => {
  const { dossier, findings } = readDossier(olderTemplate('version-2-ambitionDbToDc'));
  expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning VALUE_FORMER_CHOICE']);
  expect(dossier?.input.schemeOn30June2023).toBe('unknown');
});

test('a cell of version 2 that lost its name is found by the label that it had then', () => {
  const workbook = olderTemplate('version-2-dcToDc');
  const definedNames = workbook.definedNames.filter(({ name }) => name !== 'vervanging');
  const field = registers.dcToDc.field('vervanging');
  const named = new FieldPlaces(workbook).place(field);
  expect(named).not.toBeNull();
  expect(new FieldPlaces({ ...workbook, definedNames }).place(field)).toEqual(named);
});

test('what version 1 did not ask counts as a default that nobody chose', () => {
  const names = new Set(older.definedNames.map((item) => item.name));
  const added = registers.dcToDc.fields.filter(({ field }) => !names.has(field.name));
  expect(added.length).toBeGreaterThan(15);
  const entered = new Map(readDossier(older).dossier?.fields.map((field) => [field.name, field]));
  for (const { field } of added) {
    expect(entered.get(field.name)?.isDefault, field.name).toBe('default' in field && field.default !== undefined);
  }
});
