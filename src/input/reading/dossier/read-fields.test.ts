import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { FindingCode } from '#input/findings/findings.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { type CellChange, filledWorkbook, fillingWith, withCells, day } from '#test/xlsx/filled-template.ts';
import { findingsOf, findingsWith, text, participant } from '#test/xlsx/read-findings.ts';

describe('single fields', () => {
  test.each<[name: string, value: EnteredValue, code: FindingCode]>([
    ['huidig_franchise', 'veel', 'VALUE_WRONG_TYPE'],
    ['huidig_franchise', -1, 'VALUE_OUT_OF_RANGE'],
    ['huidig_franchise', '1,234', 'VALUE_WRONG_TYPE'],
    ['loonstijging', 2.4, 'VALUE_PERCENT_ABOVE_ONE'],
    ['loonstijging', 0.4, 'VALUE_OUT_OF_RANGE'],
    ['huidig_pensioenleeftijd', 67.3, 'VALUE_OUT_OF_RANGE'],
    ['doel_horizon_jaren', 2.5, 'VALUE_WRONG_TYPE'],
    ['doel_maat', 'gemiddeld', 'VALUE_UNKNOWN_CHOICE'],
    ['nieuw_staffelvorm', 'ambitie', 'VALUE_UNKNOWN_CHOICE'],
    ['peildatum', '31-02-2026', 'VALUE_WRONG_TYPE'],
    ['peildatum', day(2026, 1, 15), 'VALUE_NOT_FIRST_OF_MONTH'],
    ['peildatum', day(2003, 1, 1), 'VALUE_OUT_OF_RANGE'],
    ['werkgever_kvk', '1234', 'VALUE_WRONG_TYPE'],
    ['transitiedatum', day(2025, 12, 1), 'VALUE_CONFLICT'],
    ['huidig_max_salaris', 19_000, 'VALUE_CONFLICT'],
  ])('%s with %o is an error of kind %s', async (name, value, code) => {
    const findings = await findingsOf({ [name]: value });
    expect(findings.map((item) => [item.severity, item.code])).toEqual([['error', code]]);
    expect(findings[0]?.cell).toMatch(/^B\d+$/);
    expect(findings[0]?.found).not.toBeNull();
  });

  test.each<[name: string, value: EnteredValue, expected: EnteredValue]>([
    ['huidig_franchise', '19.172', 19_172],
    ['huidig_franchise', '€ 19.172,50', 19_172.5],
    ['huidig_franchise', '19,172.50', 19_172.5],
    ['huidig_franchise', '19172,5', 19_172.5],
    ['loonstijging', '2,4%', 0.024],
    ['loonstijging', '0,025', 0.025],
    ['loonstijging', '0.025', 0.025],
    ['doel_maat', ' Totaal  Pensioen ', 'totaal pensioen'],
    ['peildatum', '01-07-2026', day(2026, 7, 1)],
    ['peildatum', '1/7/2026', day(2026, 7, 1)],
    ['peildatum', '2026-07-01', day(2026, 7, 1)],
    ['werkgever_kvk', 12_345_678, '12345678'],
    ['huidig_pensioenleeftijd', 67.33, 67.33],
  ])('%s takes %o as %o', async (name, value, expected) => {
    const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({ [name]: value })));
    expect(findings).toEqual([]);
    expect(dossier?.fields.find((field) => field.name === name)?.value).toEqual(expected);
  });

  test('67.33 years is 67 years and 4 months', async () => {
    const { dossier } = readDossier(await filledWorkbook(fillingWith({ nieuw_pensioenleeftijd: 67.33 })));
    expect(dossier?.input.next.pensionAgeInMonths).toBe(808);
  });

  test('characters that cannot be seen do not get into names', async () => {
    const workbook = withCells(await filledWorkbook(), { 'Dossier!B6': text(' A\u0000\u0007B\u202eC\u200b ') });
    expect(readDossier(workbook).dossier?.facts.employerName).toBe('A B C');
  });

  test('a maximum below the franchise is told once where the new scheme is as now', async () => {
    const asNow = { nieuw_max_salaris: null, nieuw_franchise: null };
    const findings = await findingsOf({ huidig_max_salaris: 19_000, ...asNow });
    expect(findings.map(({ sheet, code }) => [sheet, code])).toEqual([['Huidige regeling', 'VALUE_CONFLICT']]);
  });

  test('a name that is too long is cut, and ends so that it is seen', async () => {
    const workbook = withCells(await filledWorkbook(), { 'Dossier!B6': text('é'.repeat(30_000)) });
    expect(readDossier(workbook).dossier?.facts.employerName).toBe(`${'é'.repeat(79)}…`);
  });

  test('a percentage above 1 says how to type it', async () => {
    const [finding] = await findingsOf({ loonstijging: 2.4 });
    expect(finding?.message).toBe('De waarde 2,4 betekent 240%.');
    expect(finding?.remedy).toBe('Typ 2,4% (met %-teken) als dat is bedoeld.');
  });

  test.each<[change: CellChange, code: FindingCode, found: string | null]>([
    [{ kind: 'error', value: '#N/A' }, 'VALUE_ERROR_CELL', '#N/A'],
    [{ kind: 'error', value: '' }, 'VALUE_ERROR_CELL', ''],
    [{ kind: 'boolean', value: true }, 'VALUE_WRONG_TYPE', 'WAAR'],
    [{ kind: 'date', value: 46_023 }, 'VALUE_WRONG_TYPE', '01-01-2026'],
    [{ kind: 'text', value: '   ' }, 'FIELD_EMPTY', null],
    [null, 'FIELD_EMPTY', null],
  ])('an amount cell with %o is refused', async (change, code, found) => {
    const findings = await findingsWith({ 'Huidige regeling!B6': change });
    expect(findings.map((item) => [item.code, item.cell, item.found])).toEqual([[code, 'B6', found]]);
  });

  test.each<[change: CellChange]>([
    [{ kind: 'date', value: 60 }],
    [{ kind: 'date', value: 46_023.5 }],
    [{ kind: 'time', value: 0.5 }],
    [{ kind: 'number', value: 46_023 }],
    [{ kind: 'isoDate', value: '2026-01-01T12:00:00' }],
    [{ kind: 'boolean', value: false }],
  ])('a date cell with %o is no day', async (change) => {
    const findings = await findingsWith({ 'Dossier!B14': change });
    expect(findings.map((item) => item.code)).toEqual(['VALUE_WRONG_TYPE']);
  });

  test('a day with a time in the morning is that day; a later time can be of the next one', async () => {
    expect(await findingsWith({ 'Dossier!B14': { kind: 'date', value: 46_023.000497685185 } })).toEqual([]);
    const [later] = await findingsWith({ 'Dossier!B14': { kind: 'date', value: 46_022 + 23 / 24 } });
    expect([later?.found, later?.message]).toEqual([
      '31-12-2025 23:00',
      'Naast de datum staat hier een tijd na twaalven: de volgende dag kan zijn bedoeld.',
    ]);
  });

  test('a day that is stored as text by a strict workbook counts', async () => {
    expect(await findingsWith({ 'Dossier!B14': { kind: 'isoDate', value: '2026-01-01T00:00:00' } })).toEqual([]);
  });

  test('days of a workbook with the 1904 system are four years later', async () => {
    const workbook = withCells(
      await filledWorkbook(fillingWith({}, { Deelnemers: [participant('1', { born: '17-05-1980' })] })),
      {
        'Dossier!B14': { kind: 'date', value: 44_561 },
        'Dossier!B15': { kind: 'date', value: 44_926 },
        'Dossier!B18': null,
      },
    );
    const { dossier, findings } = readDossier({ ...workbook, date1904: true });
    expect(findings).toEqual([]);
    expect(dossier?.input.valuationDate).toEqual({ year: 2026, month: 1 });
    expect(dossier?.input.transitionDate).toEqual({ year: 2027, month: 1 });
  });
});
