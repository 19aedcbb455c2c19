import { describe, expect, test } from 'vitest';
import type { EnteredValue, ReadDossier } from '#contract/dossier-file.ts';
import type { Scale } from '#core/dossier.ts';
import type { Finding, FindingCode } from '#contract/findings.ts';
import { readDossier } from '#documents/excel/read-dossier.ts';
import type { TemplateFilling } from '#documents/excel/template.ts';
import type { Workbook } from '#documents/excel/workbook.ts';
import { type CellChange, filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';

const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });

async function findingsOf(
  values: Readonly<Record<string, EnteredValue>>,
  tables: TemplateFilling['tables'] = {},
): Promise<readonly Finding[]> {
  return readDossier(await filledWorkbook(fillingWith(values, tables))).findings;
}

async function findingsWith(cells: Readonly<Record<string, CellChange>>): Promise<readonly Finding[]> {
  return readDossier(withCells(await filledWorkbook(), cells)).findings;
}

const brief = (findings: readonly Finding[]): readonly string[] =>
  findings.map((item) => `${item.severity} ${item.code} ${item.sheet ?? '-'}!${item.cell ?? '-'} ${item.found ?? '-'}`);

const text = (value: string): CellChange => ({ kind: 'text', value });
const number = (value: number): CellChange => ({ kind: 'number', value });

/** Rows of the participants table; cells may hold what does not belong there. */
const participant = (number: string, more: Readonly<Record<number, EnteredValue>> = {}): readonly EnteredValue[] =>
  [number, day(1980, 5, 17), 'M', null, 52_000, 1, 1000, null, null, null].map((value, index) =>
    index in more ? (more[index] ?? null) : value,
  );

const scaleOf = (dossier: ReadDossier | null): Scale | null =>
  dossier?.input.kind === 'dcToDc' ? dossier.input.current.scale : null;

describe('a sound template', () => {
  test('is read back value by value', async () => {
    const { dossier, findings } = readDossier(await filledWorkbook());
    expect(findings).toEqual([]);
    expect(dossier?.input).toMatchObject({
      kind: 'dcToDc',
      valuationDate: { year: 2026, month: 1 },
      transitionDate: { year: 2027, month: 1 },
      schemeOn30June2023: 'premiumWithScale',
      current: {
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
        bracketAgeRule: 'lastOfDecember',
        employeeContribution: { basis: 'pensionBase', rate: 0.05 },
        contract: 'flexible',
        shapeSource: 'currentScale',
      },
      goal: { horizon: { kind: 'years', years: 5 }, fiscalCaps: true, rounding: 0.001 },
      assumptions: { wageGrowth: 0.024, mortalityTable: 'AG2024' },
    });
    expect(dossier?.input.participants).toEqual([
      {
        number: 'P001',
        born: day(1980, 5, 17),
        sex: 'M',
        fullTimeSalary: 52_000,
        partTime: 1,
        capital: 40_000,
        accruedPension: 0,
        counts: true,
      },
      {
        number: 'P002',
        born: day(1990, 2, 28),
        sex: 'V',
        fullTimeSalary: 48_000.5,
        partTime: 0.8,
        capital: 0,
        accruedPension: 0,
        counts: true,
      },
      {
        number: 'P003',
        born: day(2000, 12, 31),
        sex: 'X',
        fullTimeSalary: 31_000,
        partTime: 0.5,
        capital: 0,
        accruedPension: 0,
        counts: false,
      },
    ]);
    expect(dossier?.remarks).toEqual([
      { joined: day(2010, 1, 1), category: 'kantoor', remark: '=1+1' },
      { joined: null, category: null, remark: null },
      { joined: null, category: 'winkel', remark: 'verlof' },
    ]);
    expect(dossier?.facts).toMatchObject({
      employerName: 'Bakkerij De Korenbloem B.V.',
      employerKvk: '01234567',
      provider: null,
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
      'Franchise',
      'Maximum pensioengevend salaris',
      'Pensioenleeftijd',
      'Franchise',
      'Maximum pensioengevend salaris',
      'Pensioenleeftijd',
    ]);
    expect(findings.map((item) => item.code).slice(-2)).toEqual(['TABLE_EMPTY', 'PARTICIPANTS_NONE']);
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

  test('a name that is too long is cut', async () => {
    const workbook = withCells(await filledWorkbook(), { 'Dossier!B6': text('é'.repeat(30_000)) });
    expect(readDossier(workbook).dossier?.facts.employerName).toBe('é'.repeat(80));
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
    const findings = await findingsWith({ 'Dossier!B13': change });
    expect(findings.map((item) => item.code)).toEqual(['VALUE_WRONG_TYPE']);
  });

  test('a day that is stored as text by a strict workbook counts', async () => {
    expect(await findingsWith({ 'Dossier!B13': { kind: 'isoDate', value: '2026-01-01T00:00:00' } })).toEqual([]);
  });

  test('days of a workbook with the 1904 system are four years later', async () => {
    const workbook = withCells(
      await filledWorkbook(fillingWith({}, { Deelnemers: [participant('1', { 1: '17-05-1980' })] })),
      {
        'Dossier!B13': { kind: 'date', value: 44_561 },
        'Dossier!B14': { kind: 'date', value: 44_926 },
        'Dossier!B16': null,
      },
    );
    const { dossier, findings } = readDossier({ ...workbook, date1904: true });
    expect(findings).toEqual([]);
    expect(dossier?.input.valuationDate).toEqual({ year: 2026, month: 1 });
    expect(dossier?.input.transitionDate).toEqual({ year: 2027, month: 1 });
  });
});

describe('finding fields', () => {
  const withoutNames = (workbook: Workbook): Workbook => ({ ...workbook, definedNames: [] });

  test('a field is found by its label when the name was lost, also one that is called as the heading above it', async () => {
    const workbook = await filledWorkbook();
    const { dossier, findings } = readDossier(withoutNames(workbook));
    expect(findings).toEqual([]);
    expect(dossier?.input).toEqual(readDossier(workbook).dossier?.input);
    expect(dossier?.input.next.employeeContribution.rate).toBe(0.05);
  });

  test('a name that points at nothing is replaced by the label', async () => {
    const workbook = await filledWorkbook();
    const definedNames = workbook.definedNames.map(({ name, sheet }) => ({ name, reference: '#REF!', sheet }));
    expect(readDossier({ ...workbook, definedNames }).findings).toEqual([]);
  });

  test('a field without name and label is missing', async () => {
    const workbook = withCells(await filledWorkbook(), { 'Huidige regeling!A6': text('Iets anders') });
    const { findings } = readDossier(withoutNames(workbook));
    expect(brief(findings)).toEqual(['error FIELD_MISSING Huidige regeling!- -']);
  });

  test('a sheet that was renamed is found by the names of its cells and tables', async () => {
    const workbook = await filledWorkbook();
    const sheets = workbook.sheets.map((sheet) => ({
      ...sheet,
      name: `${sheet.name} 2026`,
      cell: (row: number, column: number) => sheet.cell(row, column),
      cells: (row: number) => sheet.cells(row),
      rowNumbers: sheet.rowNumbers,
      tables: sheet.tables,
      isHidden: sheet.isHidden,
    }));
    const definedNames = workbook.definedNames.map((item) => ({
      ...item,
      reference: item.reference.replace(/^'?([^'!]+)'?!/, "'$1 2026'!"),
    }));
    const renamed = readDossier({ ...workbook, sheets, definedNames });
    expect(renamed.findings).toEqual([]);
    expect(renamed.dossier?.input).toEqual(readDossier(workbook).dossier?.input);
  });

  test('a missing sheet is one finding, not one for each of its fields', async () => {
    const workbook = await filledWorkbook();
    const sheets = workbook.sheets.filter((sheet) => sheet.name !== 'Aannames' && sheet.name !== 'Huidige regeling');
    const findings = readDossier({ ...workbook, sheets }).findings.map((item) => `${item.code} ${item.sheet ?? ''}`);
    expect(findings).toEqual([
      'SHEET_MISSING Huidige regeling',
      'SHEET_MISSING Aannames',
      'TABLE_MISSING Huidige regeling',
      'TABLE_MISSING Aannames',
    ]);
  });
});

describe('kind and version of the template', () => {
  test.each<[kind: CellChange, code: FindingCode]>([
    [text('iets'), 'TEMPLATE_KIND_UNKNOWN'],
    [number(1), 'TEMPLATE_KIND_UNKNOWN'],
  ])('%o is refused with one finding', async (kind, code) => {
    expect((await findingsWith({ 'Dossier!B19': kind })).map((item) => item.code)).toEqual([code]);
  });

  test('a newer version is refused, an older one is read', async () => {
    expect((await findingsWith({ 'Dossier!B20': number(3) })).map((item) => item.code)).toEqual(['TEMPLATE_TOO_NEW']);
    expect(await findingsWith({ 'Dossier!B20': number(1) })).toEqual([]);
  });

  test('a workbook that is something else gets one finding', () => {
    const workbook: Workbook = { sheets: [], definedNames: [], date1904: false };
    expect(readDossier(workbook).findings.map((item) => item.code)).toEqual(['TEMPLATE_KIND_UNKNOWN']);
  });
});

describe('small tables', () => {
  test('ages of a scale must rise, and every row that does not is named', async () => {
    const findings = await findingsOf(
      {},
      {
        HuidigeStaffel: [
          [20, 0.05],
          [20, 0.06],
          [40, 0.1],
          [30, 0.2],
        ],
      },
    );
    expect(brief(findings)).toEqual([
      'error SCALE_NOT_RISING Huidige regeling!A31 20',
      'error SCALE_NOT_RISING Huidige regeling!A33 30',
    ]);
  });

  test('rows of the lifecycle may stand in any order, once each', async () => {
    const { dossier } = readDossier(
      await filledWorkbook(
        fillingWith(
          {},
          {
            Lifecycle: [
              [20, 1],
              [0, 0.4],
              [10, 0.7],
            ],
          },
        ),
      ),
    );
    expect(dossier?.input.assumptions.lifecycle.map((row) => row.yearsToPension)).toEqual([0, 10, 20]);
    const twice = await findingsOf(
      {},
      {
        Lifecycle: [
          [20, 1],
          [0, 0.4],
          [20, 0.7],
        ],
      },
    );
    expect(twice.map((item) => item.code)).toEqual(['SCALE_NOT_RISING']);
  });

  test('percentages typed as numbers are read as such, with one finding for the column', async () => {
    const { dossier, findings } = readDossier(
      await filledWorkbook(
        fillingWith(
          {},
          {
            HuidigeStaffel: [
              [20, 5],
              [40, 10.5],
            ],
          },
        ),
      ),
    );
    expect(brief(findings)).toEqual(['warning COLUMN_PERCENT_AS_NUMBER Huidige regeling!B29 -']);
    expect(scaleOf(dossier)).toEqual([
      { fromAge: 20, rate: 0.05 },
      { fromAge: 40, rate: 0.105 },
    ]);
  });

  test('a mixed column is not guessed at', async () => {
    const findings = await findingsOf(
      {},
      {
        HuidigeStaffel: [
          [20, 0.05],
          [40, 10],
        ],
      },
    );
    expect(brief(findings)).toEqual(['error VALUE_PERCENT_ABOVE_ONE Huidige regeling!B31 10']);
  });

  test('empty rows between filled ones are skipped, half-filled rows are not', async () => {
    const { dossier } = readDossier(
      await filledWorkbook(
        fillingWith(
          {},
          {
            HuidigeStaffel: [
              [20, 0.05],
              [null, null],
              [40, 0.1],
            ],
          },
        ),
      ),
    );
    expect(scaleOf(dossier)).toHaveLength(2);
    const findings = await findingsOf(
      {},
      {
        HuidigeStaffel: [
          [20, 0.05],
          [40, null],
        ],
      },
    );
    expect(brief(findings)).toEqual(['error FIELD_EMPTY Huidige regeling!B31 -']);
  });

  test('an own shape is needed when it is chosen', async () => {
    const findings = await findingsOf({ nieuw_staffelvorm: 'eigen staffel' });
    expect(findings.map((item) => [item.code, item.field])).toEqual([
      ['TABLE_EMPTY', 'Eigen vorm van de progressieve staffel'],
    ]);
    expect(await findingsOf({ nieuw_staffelvorm: 'eigen staffel' }, { NieuweStaffel: [[20, 0.1]] })).toEqual([]);
  });

  test('a scale of nothing but zeros is refused', async () => {
    expect((await findingsOf({}, { HuidigeStaffel: [[20, 0]] })).map((item) => item.code)).toEqual(['VALUE_CONFLICT']);
  });

  test('a scale that starts above the age of participants is remarked on', async () => {
    const findings = await findingsOf({}, { HuidigeStaffel: [[30, 0.1]] });
    expect(brief(findings)).toEqual(['warning SCALE_STARTS_LATE Huidige regeling!A30 -']);
  });

  test('rows typed directly below a table count', async () => {
    const workbook = await filledWorkbook();
    const sheets = workbook.sheets.map((sheet) => ({
      ...sheet,
      cell: sheet.cell.bind(sheet),
      cells: sheet.cells.bind(sheet),
      rowNumbers: sheet.rowNumbers,
      tables: sheet.tables.map((table) =>
        table.name === 'HuidigeStaffel'
          ? { ...table, range: { ...table.range, lastRow: table.range.firstRow + 1 } }
          : table,
      ),
    }));
    expect(scaleOf(readDossier({ ...workbook, sheets }).dossier)).toHaveLength(3);
  });
});

describe('participants', () => {
  test('every wrong cell is named, and warnings do not stop the dossier', async () => {
    const findings = await findingsOf(
      {},
      {
        Deelnemers: [
          participant('1', { 1: '31-04-1980' }),
          participant('2', { 2: 'Q' }),
          participant('3', { 4: 0 }),
          participant('4', { 5: 80 }),
          participant('5', { 6: -5 }),
          participant('6', { 7: 'soms' }),
          participant('', { 0: null }),
          participant('7', { 4: 5000 }),
          participant('8', { 3: day(2026, 5, 1) }),
          participant('9', { 1: day(2026, 2, 1) }),
          participant('10', { 1: day(2015, 2, 1) }),
          participant('11', { 5: 1.2 }),
          participant('7'),
        ],
      },
    );
    expect(brief(findings)).toEqual([
      'error VALUE_WRONG_TYPE Deelnemers!B5 31-04-1980',
      'error VALUE_UNKNOWN_CHOICE Deelnemers!C6 Q',
      'error VALUE_OUT_OF_RANGE Deelnemers!E7 0',
      'error VALUE_PERCENT_ABOVE_ONE Deelnemers!F8 80',
      'error VALUE_OUT_OF_RANGE Deelnemers!G9 -5',
      'error VALUE_UNKNOWN_CHOICE Deelnemers!H10 soms',
      'error FIELD_EMPTY Deelnemers!A11 -',
      'error PARTICIPANT_DUPLICATE Deelnemers!A17 7',
      'error VALUE_OUT_OF_RANGE Deelnemers!B14 01-02-2026',
      'warning VALUE_UNUSUAL Deelnemers!E12 5.000',
      'warning VALUE_UNUSUAL Deelnemers!F16 1,2',
      'warning VALUE_UNUSUAL Deelnemers!D13 01-05-2026',
      'warning VALUE_UNUSUAL Deelnemers!B15 01-02-2015',
      'warning SCALE_STARTS_LATE Huidige regeling!A30 -',
    ]);
  });

  test('part time typed as 80 in every row is read as 80%', async () => {
    const rows = [participant('1', { 5: 80 }), participant('2', { 5: 100 })];
    const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
    expect(findings.map((item) => [item.code, item.cell])).toEqual([['COLUMN_PERCENT_AS_NUMBER', 'F4']]);
    expect(dossier?.input.participants.map((item) => item.partTime)).toEqual([0.8, 1]);
  });

  test('part time of 120% in every row stays 120%', async () => {
    const { dossier } = readDossier(
      await filledWorkbook(fillingWith({}, { Deelnemers: [participant('1', { 5: 1.2 })] })),
    );
    expect(dossier?.input.participants[0]?.partTime).toBe(1.2);
  });

  test('empty rows are skipped and a numeric personnel number is its digits', async () => {
    const rows = [participant('1'), Array.from({ length: 10 }, () => null), participant('x', { 0: 1234 })];
    const { dossier } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
    expect(dossier?.input.participants.map((item) => item.number)).toEqual(['1', '1234']);
  });

  test('columns may stand in any order, and extra ones are left alone with a warning', async () => {
    const workbook = withCells(await filledWorkbook(), {
      'Deelnemers!A4': text('Opmerking'),
      'Deelnemers!J4': text(' personeelsnummer '),
      'Deelnemers!J5': text('P001'),
      'Deelnemers!J6': text('P002'),
      'Deelnemers!K4': text('Naam'),
      'Deelnemers!K5': text('niet lezen'),
    });
    const { dossier, findings } = readDossier(workbook);
    expect(brief(findings)).toEqual(['warning COLUMN_UNKNOWN Deelnemers!K4 Naam']);
    expect(dossier?.input.participants.map((item) => item.number)).toEqual(['P001', 'P002', 'verlof']);
  });

  test('a missing and a doubled column are named', async () => {
    const findings = await findingsWith({ 'Deelnemers!E4': text('Salaris'), 'Deelnemers!J4': text('Geslacht') });
    expect(findings.map((item) => [item.code, item.field])).toEqual([
      ['COLUMN_TWICE', 'Geslacht'],
      ['COLUMN_MISSING', 'Fulltime jaarsalaris'],
      ['COLUMN_UNKNOWN', 'Salaris'],
    ]);
  });

  test('a list without an Excel table is found by its headers', async () => {
    const workbook = await filledWorkbook();
    const sheets = workbook.sheets.map((sheet) => ({
      name: sheet.name,
      isHidden: sheet.isHidden,
      rowNumbers: sheet.rowNumbers,
      cell: sheet.cell.bind(sheet),
      cells: sheet.cells.bind(sheet),
      tables: [],
    }));
    const { dossier, findings } = readDossier({ ...workbook, sheets });
    expect(findings).toEqual([]);
    expect(dossier?.input.participants).toHaveLength(3);
    expect(dossier?.input.assumptions.exits).toHaveLength(4);
  });

  test('names of prototype members are plain texts', async () => {
    const rows = [participant('__proto__'), participant('constructor'), participant('toString')];
    const workbook = withCells(await filledWorkbook(fillingWith({}, { Deelnemers: rows })), {
      'Deelnemers!K4': text('__proto__'),
      'Deelnemers!K5': text('polluted'),
    });
    const { dossier } = readDossier(workbook);
    expect(dossier?.input.participants.map((item) => item.number)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('citizen service numbers', () => {
  /** Pass the eleven-test, made for this test. */
  const passing = ['111222333', '123456782', '999999990'];

  test('a column that says so is refused, without its values', async () => {
    const workbook = withCells(await filledWorkbook(), {
      'Deelnemers!K4': text('BSN'),
      'Deelnemers!K5': text('geheim'),
    });
    const { dossier, findings } = readDossier(workbook);
    expect(dossier).toBeNull();
    expect(brief(findings)).toEqual(['error BSN_COLUMN Deelnemers!K4 -']);
  });

  test.each([
    ['as text', passing],
    ['with dots', passing.map((digits) => `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`)],
  ])('a column with three of them is refused, whatever it is called (%s)', async (_, numbers) => {
    const rows = [...numbers, '5', '5'].map((value) => participant(value));
    const findings = await findingsOf({}, { Deelnemers: rows });
    expect(brief(findings)).toEqual(['error BSN_COLUMN Deelnemers!A4 -']);
    expect(JSON.stringify(findings)).not.toMatch(/\d{9}|\d{3}\.\d{3}/);
  });

  test('numbers in number cells are seen too', async () => {
    const workbook = withCells(await filledWorkbook(), {
      'Deelnemers!K4': text('nummer'),
      ...Object.fromEntries(passing.map((digits, index) => [`Deelnemers!K${5 + index}`, number(Number(digits))])),
    });
    expect(brief(readDossier(workbook).findings)).toEqual(['error BSN_COLUMN Deelnemers!K4 -']);
  });

  test('nine digits that do not pass the test are a personnel number', async () => {
    const rows = ['111222334', '123456783', '999999991', '100000001'].map((value) => participant(value));
    expect(await findingsOf({}, { Deelnemers: rows })).toEqual([]);
  });
});

describe('very many findings', () => {
  test('a thousand are listed, errors first, and the others are counted by kind', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => participant(`P${index}`, { 2: 'Q', 4: 5000 }));
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
