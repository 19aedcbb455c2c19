import { describe, expect, test } from 'vitest';
import type { FindingCode } from '#input/findings/findings.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { type CellChange, filledWorkbook, fillingWith, day } from '#test/xlsx/filled-template.ts';
import { cellBehindTable } from '#test/xlsx/participant-cells.ts';
import { findingsOf, findingsWith, text, number, participant } from '#test/xlsx/read-findings.ts';

describe('a sound template', () => {
  test('is read back value by value', async () => {
    const { dossier, findings } = readDossier(await filledWorkbook());
    expect(findings).toEqual([]);
    expect(dossier?.input).toMatchObject({
      reference: 'scheme',
      valuationDate: { year: 2026, month: 1 },
      transitionDate: { year: 2027, month: 1 },
      schemeOn30June2023: 'premiumWithScale',
      current: {
        kind: 'premium',
        offset: 19_172,
        pensionAgeInMonths: 816,
        bracketAgeRule: 'firstOfMonth',
        scale: [
          { fromAge: 20, rate: 0.05 },
          { fromAge: 40, rate: 0.1 },
          { fromAge: 60, rate: 0.2 },
        ],
      },
      next: {
        offset: 17_283,
        pensionAgeInMonths: 807,
        bracketAgeRule: 'firstOfMonth',
        employeeContribution: { basis: 'pensionBase', rate: 0.05 },
        contract: 'flexible',
        shapeSource: 'currentScale',
        survivorCover: { partner: 0.3, orphan: null, anwGap: null },
      },
      goal: { horizon: { kind: 'years', years: 10 }, fiscalCaps: true, rounding: 0.001 },
      assumptions: { wageGrowth: 0.024, mortalityTable: 'AG2024' },
    });
    // Empty cells are as of somebody who is not in a file.
    expect(dossier?.input.participants).toEqual([
      {
        ...inventedParticipant('P001', day(1980, 5, 17), 52_000),
        sex: 'M',
        hired: day(2010, 1, 1),
        capital: 40_000,
      },
      { ...inventedParticipant('P002', day(1990, 2, 28), 48_000.5), sex: 'V', partTime: 0.8 },
      { ...inventedParticipant('P003', day(2000, 12, 31), 31_000), partTime: 0.5, counts: false },
    ]);
    expect(dossier?.remarks).toEqual([
      { category: 'kantoor', remark: '=1+1' },
      { category: null, remark: null },
      { category: 'winkel', remark: 'verlof' },
    ]);
    expect(dossier?.facts).toMatchObject({
      employerName: 'Bakkerij De Korenbloem B.V.',
      employerKvk: '01234567',
      provider: null,
      newProvider: null,
      contractEnd: day(2027, 12, 31),
      currentSurvivor: { partner: 0.3, orphan: null, anwGap: null },
    });
  });

  test('tells which values are still those of the template', async () => {
    const { dossier } = readDossier(await filledWorkbook(fillingWith({ loonstijging: 0.03, prijsinflatie: null })));
    const kept = new Map(dossier?.fields.map((field) => [field.name, field]));
    expect(kept.get('loonstijging')).toEqual({ name: 'loonstijging', value: 0.03, isDefault: false });
    expect(kept.get('prijsinflatie')).toEqual({ name: 'prijsinflatie', value: 0.02, isDefault: true });
    expect(kept.get('doel_maat')).toEqual({ name: 'doel_maat', value: 'totaal pensioen', isDefault: true });
    expect(kept.get('werkgever_naam')?.isDefault).toBe(false);
  });

  test('the empty template names every cell that must be filled in, all at once', async () => {
    const { dossier, findings } = readDossier(await filledWorkbook({ values: {}, tables: {} }));
    expect(dossier).toBeNull();
    expect(findings.filter((item) => item.code === 'FIELD_EMPTY').map((item) => item.field)).toEqual([
      'Naam werkgever',
      'Naam regeling',
      'Peildatum',
      'Transitiedatum',
      'Soort regeling op 30 juni 2023',
      'Franchise',
      'Maximum pensioengevend salaris',
      'Pensioenleeftijd',
    ]);
    expect(
      findings
        .filter((item) => item.severity === 'error')
        .map((item) => item.code)
        .slice(-2),
    ).toEqual(['TABLE_EMPTY', 'PARTICIPANTS_NONE']);
    for (const item of findings) {
      expect(item.message).toMatch(/^[A-Z].*\.$/s);
      expect(item.remedy).toMatch(/^[A-Z].*\.$/s);
    }
  });

  test('rows are reported while they are read', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => participant(`P${index}`));
    const seen: number[] = [];
    readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })), { onRows: (count) => seen.push(count) });
    expect(seen).toEqual([1000, 2000, 2500]);
  });
});

describe('kind and version of the template', () => {
  test.each<[kind: CellChange, code: FindingCode]>([
    [text('iets'), 'TEMPLATE_KIND_UNKNOWN'],
    [number(1), 'TEMPLATE_KIND_UNKNOWN'],
  ])('%o is refused with one finding', async (kind, code) => {
    expect((await findingsWith({ 'Dossier!B33': kind })).map((item) => item.code)).toEqual([code]);
  });

  test.each<[version: CellChange, code: FindingCode]>([
    [number(8), 'TEMPLATE_TOO_NEW'],
    [number(5), 'TEMPLATE_TOO_OLD'],
    [text(' 1 '), 'TEMPLATE_TOO_OLD'],
  ])('version %o is refused with one finding, whatever else is wrong', async (version, code) => {
    const others = { 'Dossier!B6': null, 'Huidige regeling!B6': text('veel') };
    for (const kind of [text('dcToDc'), text('iets'), null]) {
      const found = await findingsWith({ ...others, 'Dossier!B33': kind, 'Dossier!B34': version });
      expect(found.map((item) => [item.code, item.cell])).toEqual([[code, 'B34']]);
    }
  });

  test('an old version is named, with what to do', async () => {
    const [finding] = await findingsWith({ 'Dossier!B34': number(4) });
    expect(finding).toMatchObject({
      message: 'Dit bestand is gemaakt met versie 4 van het sjabloon, en die wordt niet meer gelezen.',
      remedy: 'Download het nieuwste sjabloon, kopieer de waarden uit dit bestand daarheen en upload dat bestand.',
      found: '4',
    });
  });

  test('citizen service numbers are found in a file of an old version too: it may not be kept', async () => {
    const found = await findingsWith({ 'Dossier!B34': number(5), [cellBehindTable(4)]: text('BSN') });
    expect(found.map((item) => item.code)).toEqual(['TEMPLATE_TOO_OLD', 'BSN_COLUMN']);
  });

  test.each([null, text('zes')])('a file whose version is gone (%o) is read as the newest', async (version) => {
    expect(await findingsWith({ 'Dossier!B34': version })).toEqual([]);
  });

  test('a workbook that is something else gets one finding', () => {
    const workbook: Workbook = { sheets: [], definedNames: [], date1904: false, asksToCalculate: false };
    expect(readDossier(workbook).findings.map((item) => item.code)).toEqual(['TEMPLATE_KIND_UNKNOWN']);
  });
});

describe('very many findings', () => {
  test('a thousand are listed, errors first, and the others are counted by kind', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => participant(`P${index}`, { sex: 'Q', partTime: 1.2 }));
    const findings = await findingsOf({}, { Deelnemers: rows });
    expect(findings.filter((item) => item.code === 'VALUE_UNKNOWN_CHOICE')).toHaveLength(1000);
    expect(findings.slice(1000).map((item) => [item.code, item.severity, item.message])).toEqual([
      ['MORE_FINDINGS', 'error', "Er zijn nog 500 fouten van de soort 'onbekende keuze' die hier niet apart staan."],
      [
        'MORE_FINDINGS',
        'warning',
        "Er zijn nog 1.500 waarschuwingen van de soort 'ongebruikelijke waarde' die hier niet apart staan.",
      ],
    ]);
  });
});
