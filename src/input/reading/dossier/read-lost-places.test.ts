import { describe, expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { cellRange } from '#office/sheet/cell-name.ts';
import { filledWorkbook, withCells } from '#test/xlsx/filled-template.ts';
import { cellBehindTable } from '#test/xlsx/participant-cells.ts';
import { brief, text } from '#test/xlsx/read-findings.ts';

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
      hiddenRows: sheet.hiddenRows,
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
    const sheets = workbook.sheets.filter((sheet) => sheet.name !== 'Verfijning' && sheet.name !== 'Huidige regeling');
    const findings = readDossier({ ...workbook, sheets }).findings.map((item) => `${item.code} ${item.sheet ?? ''}`);
    expect(findings).toEqual([
      'SHEET_MISSING Huidige regeling',
      'SHEET_MISSING Verfijning',
      'TABLE_MISSING Huidige regeling',
      'TABLE_MISSING Verfijning',
    ]);
  });
});

describe('finding the participants', () => {
  /** The workbook with the range of the table of participants as a program that knows no ranges writes it. */
  const withRange = (workbook: Workbook, range: string): Workbook => ({
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      cell: (row: number, column: number) => sheet.cell(row, column),
      cells: (row: number) => sheet.cells(row),
      rowNumbers: sheet.rowNumbers,
      hiddenRows: sheet.hiddenRows,
      tables: sheet.tables.map((table) =>
        table.name === 'Deelnemers' ? { ...table, range: cellRange(range) ?? table.range } : table,
      ),
    })),
  });

  test.each(['A1:XFD1048576', 'A2:K1000', 'A3:K8'])(
    'a table that says it is %s is found by its headers',
    async (range) => {
      const workbook = await filledWorkbook();
      const { dossier, findings } = readDossier(withRange(workbook, range));
      expect(findings).toEqual([]);
      expect(dossier?.input).toEqual(readDossier(workbook).dossier?.input);
    },
  );

  test('citizen service numbers are found in it as in any table', async () => {
    const workbook = withRange(await filledWorkbook(), 'A1:XFD1048576');
    const { findings } = readDossier(withCells(workbook, { [cellBehindTable(4)]: text('BSN') }));
    expect(brief(findings)).toEqual([`error BSN_COLUMN ${cellBehindTable(4)} -`]);
  });
});
