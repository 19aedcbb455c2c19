import { describe, expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith, withCells, day } from '#test/xlsx/filled-template.ts';
import { cellBehindTable, participantCell, participantRow } from '#test/xlsx/participant-cells.ts';
import { findingsOf, findingsWith, brief, text, participant } from '#test/xlsx/read-findings.ts';

describe('participants', () => {
  test('every wrong cell is named, and warnings do not stop the dossier', async () => {
    const findings = await findingsOf(
      {},
      {
        Deelnemers: [
          participant('1', { born: '31-04-1980' }),
          participant('2', { sex: 'Q' }),
          participant('3', { fullTimeSalary: 0 }),
          participant('4', { partTime: 80 }),
          participant('5', { capital: -5 }),
          participant('6', { counts: 'soms' }),
          participant('', { number: null }),
          participant('7', { fullTimeSalary: 5000 }),
          participant('8', { hired: day(2026, 5, 1) }),
          participant('9', { born: day(2026, 2, 1) }),
          participant('10', { born: day(2012, 2, 1) }),
          participant('11', { partTime: 1.2 }),
          participant('7'),
        ],
      },
    );
    expect(brief(findings)).toEqual([
      `error VALUE_WRONG_TYPE ${participantCell('born', 5)} 31-04-1980`,
      `error VALUE_UNKNOWN_CHOICE ${participantCell('sex', 6)} Q`,
      `error VALUE_OUT_OF_RANGE ${participantCell('fullTimeSalary', 7)} 0`,
      `error VALUE_PERCENT_ABOVE_ONE ${participantCell('partTime', 8)} 80`,
      `error VALUE_OUT_OF_RANGE ${participantCell('capital', 9)} −5`,
      `error VALUE_UNKNOWN_CHOICE ${participantCell('counts', 10)} soms`,
      `error FIELD_EMPTY ${participantCell('number', 11)} -`,
      `error PARTICIPANT_DUPLICATE ${participantCell('number', 17)} 7`,
      `error VALUE_OUT_OF_RANGE ${participantCell('born', 14)} 01-02-2026`,
      `warning VALUE_UNUSUAL ${participantCell('fullTimeSalary', 12)} 5.000`,
      `warning VALUE_UNUSUAL ${participantCell('partTime', 16)} 1,2`,
      `warning VALUE_UNUSUAL ${participantCell('hired', 13)} 01-05-2026`,
      `warning VALUE_UNUSUAL ${participantCell('born', 15)} 01-02-2012`,
      'warning SCALE_STARTS_LATE Huidige regeling!A33 -',
    ]);
  });

  test('premium waiver is read as the part that the insurer pays, and asked about where most have it', async () => {
    const waived = (parts: readonly (number | null)[]) =>
      parts.map((part, at) => participant(`${at}`, { premiumWaiver: part }));
    const { dossier, findings } = readDossier(
      await filledWorkbook(fillingWith({}, { Deelnemers: waived([0.35, null, 1, null]) })),
    );
    expect(dossier?.input.participants.map((item) => item.premiumWaiver)).toEqual([0.35, 0, 1, 0]);
    expect(findings).toEqual([]);
    const [most] = await findingsOf({}, { Deelnemers: waived([0.65, 1, 1, null]) });
    expect(brief([most!])).toEqual([`warning VALUE_UNUSUAL ${participantCell('premiumWaiver', 4)} -`]);
    expect(most?.message).toMatch(/^Bij 3 van de 4 deelnemers staat premievrijstelling\. Is het het deel dat nog wel/);
    const [above] = await findingsOf({}, { Deelnemers: waived([0.2, 35, null, null]) });
    expect(brief([above!])).toEqual([`error VALUE_PERCENT_ABOVE_ONE ${participantCell('premiumWaiver', 6)} 35`]);
  });

  test('part time typed as 80 in every row is read as 80%', async () => {
    const rows = [participant('1', { partTime: 80 }), participant('2', { partTime: 100 })];
    const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
    expect(findings.map((item) => [item.code, item.cell])).toEqual([['COLUMN_PERCENT_AS_NUMBER', 'F4']]);
    expect(dossier?.input.participants.map((item) => item.partTime)).toEqual([0.8, 1]);
  });

  test('part time of 120% in every row stays 120%', async () => {
    const { dossier } = readDossier(
      await filledWorkbook(fillingWith({}, { Deelnemers: [participant('1', { partTime: 1.2 })] })),
    );
    expect(dossier?.input.participants[0]?.partTime).toBe(1.2);
  });

  test('empty rows are skipped and a numeric personnel number is its digits', async () => {
    const rows = [participant('1'), participantRow({}), participant('x', { number: 1234 })];
    const { dossier } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
    expect(dossier?.input.participants.map((item) => item.number)).toEqual(['1', '1234']);
  });

  test('columns may stand in any order, and extra ones are left alone with a warning', async () => {
    const workbook = withCells(await filledWorkbook(), {
      [participantCell('number', 4)]: text('Opmerking'),
      [participantCell('remark', 4)]: text(' personeelsnummer '),
      [participantCell('remark', 5)]: text('P001'),
      [participantCell('remark', 6)]: text('P002'),
      [cellBehindTable(4)]: text('Naam'),
      [cellBehindTable(5)]: text('niet lezen'),
    });
    const { dossier, findings } = readDossier(workbook);
    expect(brief(findings)).toEqual([`warning COLUMN_UNKNOWN ${cellBehindTable(4)} Naam`]);
    expect(dossier?.input.participants.map((item) => item.number)).toEqual(['P001', 'P002', 'verlof']);
  });

  test('a missing and a doubled column are named', async () => {
    const findings = await findingsWith({
      [participantCell('fullTimeSalary', 4)]: text('Salaris'),
      [participantCell('remark', 4)]: text('Geslacht'),
    });
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
      hiddenRows: sheet.hiddenRows,
      merges: [],
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
      [cellBehindTable(4)]: text('__proto__'),
      [cellBehindTable(5)]: text('polluted'),
    });
    const { dossier } = readDossier(workbook);
    expect(dossier?.input.participants.map((item) => item.number)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
