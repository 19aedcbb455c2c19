import { describe, expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { findingsOf, brief, scaleOf } from '#test/xlsx/read-findings.ts';

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
      'error SCALE_NOT_RISING Huidige regeling!A34 20',
      'error SCALE_NOT_RISING Huidige regeling!A36 30',
    ]);
  });

  test('a lifecycle of the current scheme is read beside that of the new one', async () => {
    const rows = [
      [0, 0.2],
      [15, 0.8],
    ];
    const values = { huidig_beleggingskosten: 0.008, bestaand_kapitaal: 'gaat mee' };
    const { dossier, findings } = readDossier(await filledWorkbook(fillingWith(values, { HuidigeLifecycle: rows })));
    expect(findings).toEqual([]);
    expect(dossier?.input.current).toMatchObject({
      product: {
        lifecycle: [
          { yearsToPension: 0, equityWeight: 0.2 },
          { yearsToPension: 15, equityWeight: 0.8 },
        ],
        investmentCost: 0.008,
        existingCapital: 'moves',
      },
    });
  });

  test.each(['Lifecycle', 'HuidigeLifecycle'])('ages instead of years to pension in %s are doubted', async (name) => {
    const ages = [
      [25, 1],
      [45, 0.7],
      [60, 0.4],
    ];
    const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, { [name]: ages })));
    expect(dossier).not.toBeNull();
    expect(findings.map(({ code, severity }) => [severity, code])).toEqual([['warning', 'VALUE_UNUSUAL']]);
    expect(findings[0]?.message).toContain('Bij 45 jaar tot pensioen');
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
    expect(brief(findings)).toEqual(['warning COLUMN_PERCENT_AS_NUMBER Huidige regeling!B32 -']);
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
    expect(brief(findings)).toEqual(['error VALUE_PERCENT_ABOVE_ONE Huidige regeling!B34 10']);
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
    expect(brief(findings)).toEqual(['error FIELD_EMPTY Huidige regeling!B34 -']);
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
    expect(brief(findings)).toEqual(['warning SCALE_STARTS_LATE Huidige regeling!A33 -']);
  });

  test('rows typed directly below a table count', async () => {
    const workbook = await filledWorkbook();
    const sheets = workbook.sheets.map((sheet) => ({
      ...sheet,
      cell: sheet.cell.bind(sheet),
      cells: sheet.cells.bind(sheet),
      rowNumbers: sheet.rowNumbers,
      hiddenRows: sheet.hiddenRows,
      tables: sheet.tables.map((table) =>
        table.name === 'HuidigeStaffel'
          ? { ...table, range: { ...table.range, lastRow: table.range.firstRow + 1 } }
          : table,
      ),
    }));
    expect(scaleOf(readDossier({ ...workbook, sheets }).dossier)).toHaveLength(3);
  });
});
