import { expect, test } from 'vitest';
import type { Field } from '#input/fields/field.ts';
import { FieldRegister, registers } from '#input/fields/register.ts';
import { templateVersion } from '#input/fields/templates.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { FieldValueReader } from '#input/reading/dossier/field-values.ts';
import { FindingList } from '#input/reading/cells/finding-list.ts';
import { givenProblem, type GivenValues } from '#input/reading/dossier/given-values.ts';
import { OfficeStandards } from '#input/reading/dossier/office-standards.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook } from '#test/xlsx/filled-template.ts';

const readingWith = async (given: GivenValues) => readDossier(await filledWorkbook(), { given });

test('what is given holds instead of what the file says, read as a cell is', async () => {
  const { dossier, findings } = await readingWith({
    transitiedatum: '01-06-2027',
    huidig_franchise: '€ 18.000',
    loonstijging: '2,5%',
    nieuw_einde_premie: 'AOW',
  });
  expect(findings).toEqual([]);
  const entered = new Map(dossier?.fields.map(({ name, value }) => [name, value]));
  expect(entered.get('transitiedatum')).toEqual(day(2027, 6, 1));
  expect(dossier?.input.current.offset).toBe(18_000);
  expect(entered.get('loonstijging')).toBe(0.025);
  expect(dossier?.input.next.premiumEnd).toBe('statePensionAge');
});

test('an empty value empties the cell', async () => {
  const { dossier } = await readingWith({ nieuw_franchise: '' });
  expect(dossier?.input.next.offset).toBe(dossier?.input.current.offset);
  const { findings } = await readingWith({ werkgever_naam: '' });
  expect(findings.map(({ code, field, cell }) => [code, field, cell])).toEqual([
    ['FIELD_EMPTY', 'Naam werkgever', null],
  ]);
});

test('what this kind of file does not have is refused by name', async () => {
  const { dossier, findings } = await readingWith({ tarief_rekenrente: '3%' });
  expect(dossier).toBeNull();
  expect(findings[0]?.message).toContain('Voor het veld tarief_rekenrente is een waarde meegegeven');
});

/** A field that no template asks yet. */
const upcoming: Field = {
  name: 'komend_veld',
  type: 'percentage',
  label: 'Komend veld',
  unit: '%',
  minimum: 0,
  maximum: 1,
  default: 0.1,
  sinceVersion: templateVersion + 1,
  help: 'Vraagt het sjabloon nog niet.',
};
const group = { title: 'Komend', lead: 'Nog niet.', fields: [upcoming] };

test('a field to come has its default, or what is given for it', async () => {
  const [first, ...others] = registers.dcToDc.sheets;
  if (!first) throw new Error('a template has sheets');
  const register = new FieldRegister([{ ...first, groups: [...first.groups, group] }, ...others]);
  const workbook = await filledWorkbook();
  const places = new FieldPlaces(workbook);
  const read = (given: GivenValues) => {
    const findings = new FindingList();
    const cells = new CellReader(findings, false);
    const reader = new FieldValueReader(workbook, places, cells, {
      office: new OfficeStandards(places),
      given,
      version: templateVersion,
    });
    return [reader.read(register).values.get(upcoming.name), findings.findings().map(({ code }) => code)];
  };
  expect(read({})).toEqual([0.1, []]);
  expect(read({ komend_veld: '25%' })).toEqual([0.25, []]);
  expect(read({ komend_veld: 'veel' })).toEqual([0.1, ['VALUE_WRONG_TYPE']]);
  expect(givenProblem('komend_veld', '25%', [upcoming])).toBeNull();
  expect(givenProblem('komend_veld', '250%', [upcoming])).toMatch(/^komend_veld: De waarde /);
});
