import { expect, test } from 'vitest';
import { schemeKinds, type SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { EnteredField } from '#input/fields/dossier-file.ts';
import { registerOf } from '#input/fields/register.ts';
import { sameAsOf } from '#input/fields/templates.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { FindingList } from '#input/reading/cells/finding-list.ts';
import { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { askWhetherAsNow, withRiskAsNow } from '#input/reading/dossier/as-now.ts';
import { FieldValueReader } from '#input/reading/dossier/field-values.ts';
import { OfficeStandards } from '#input/reading/dossier/office-standards.ts';
import type { TableValues } from '#input/reading/tables/small-table.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

const untyped = (kind: SchemeKind) =>
  Object.fromEntries(
    registerOf(kind, 7)
      .fields.filter(({ field }) => sameAsOf(field, 7) !== null)
      .map(({ field }) => [field.name, null] as const),
  );

async function readAs(version: number, values: Readonly<Record<string, string | number | null>>, kind: SchemeKind) {
  const workbook = await filledWorkbook(fillingWith({ ...untyped(kind), ...values }, {}, kind), kind);
  const places = new FieldPlaces(workbook);
  const cells = new CellReader(new FindingList(), false);
  const terms = { office: new OfficeStandards(places), given: {}, version };
  const register = registerOf(kind, version);
  return { places, register, ...new FieldValueReader(workbook, places, cells, terms).read(register) };
}

const now = {
  huidig_einde_premie: 'pensioenleeftijd',
  huidig_leeftijdsbepaling: '1 januari',
  huidig_partnerpensioen_dekking: 0.3,
  huidig_wezenpensioen_dekking: 0.06,
  huidig_anw_hiaat: 18_000,
};
const entryCost = { huidig_kosten_op_inleg: 0.02 };

test.each(schemeKinds)('from version 7 on all that is left empty of the new scheme in %s is as now', async (kind) => {
  const { values } = await readAs(7, { ...now, ...(kind === 'dcToDc' ? entryCost : {}) }, kind);
  for (const name of Object.keys(now)) {
    expect(values.get(name.replace('huidig', 'nieuw')), name).toBe(values.get(name));
    expect(values.get(name), name).not.toBeNull();
  }
  expect(values.get('nieuw_kosten_op_inleg')).toBe(kind === 'dcToDc' ? 0.02 : 0);
});

test('in a file of version 6 an empty cell keeps its meaning', async () => {
  const { values } = await readAs(6, { ...now, ...entryCost }, 'dcToDc');
  expect(values.get('nieuw_einde_premie')).toBe('statePensionAge');
  expect(values.get('nieuw_leeftijdsbepaling')).toBe('lastOfDecember');
  expect(values.get('nieuw_kosten_op_inleg')).toBe(0);
  expect(values.get('nieuw_partnerpensioen_dekking')).toBeNull();
});

test('a zero that is typed is a zero', async () => {
  const { values } = await readAs(7, { ...now, nieuw_partnerpensioen_dekking: 0 }, 'dcToDc');
  expect(values.get('nieuw_partnerpensioen_dekking')).toBe(0);
});

const table = (name: string, rows: readonly (readonly [number, number])[]): [string, TableValues] => [
  name,
  {
    rows: rows.map(([fromAge, rate]) => ({ fromAge, rate })),
    rowNumbers: rows.map((_, index) => index),
    entered: { name, headers: [], rows },
    place: null,
  },
];
const risk = (next: readonly (readonly [number, number])[] = []) =>
  new Map([table('HuidigeRisicopremie', [[20, 0.01]]), table('NieuweRisicopremie', next)]);
const taken: EnteredField = {
  name: 'nieuw_risicopremie_salaris',
  value: 0,
  isDefault: false,
  takenFrom: 'huidig_risicopremie_salaris',
};

test('risk premiums by age are as now, unless a level premium or other ages were typed', () => {
  const rows = (tables: ReadonlyMap<string, TableValues>, entered: EnteredField, version = 7) =>
    withRiskAsNow(tables, { entered: [entered], version }).get('NieuweRisicopremie')?.rows;
  expect(rows(risk(), taken)).toEqual([{ fromAge: 20, rate: 0.01 }]);
  expect(rows(risk(), taken, 6)).toEqual([]);
  expect(rows(risk(), { name: taken.name, value: 0, isDefault: false })).toEqual([]);
  expect(rows(risk([[30, 0.02]]), taken)).toEqual([{ fromAge: 30, rate: 0.02 }]);
});

async function asked(
  kind: SchemeKind,
  values: Readonly<Record<string, number>> = {},
  { version = 7, tables = risk() } = {},
): Promise<readonly string[]> {
  const { places, register, entered, ...read } = await readAs(version, values, kind);
  const findings = new FindingList();
  const parts = { ...read, register, tables, date1904: false } as unknown as PlacedFindings['parts'];
  askWhetherAsNow(new PlacedFindings(parts, places, findings), tables, { entered, version });
  return findings.findings().map(({ severity, field }) => `${severity} ${field}`);
}

test.each(schemeKinds)('where nothing of the new scheme was typed in %s there is one question', async (kind) => {
  expect(await asked(kind)).toEqual(['warning Franchise']);
  expect(await asked(kind, { nieuw_franchise: 19_172 })).toEqual([]);
  expect(await asked(kind, {}, { tables: risk([[30, 0.02]]) })).toEqual([]);
  expect(await asked(kind, {}, { version: 6 })).toEqual([]);
});
