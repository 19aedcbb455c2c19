import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { cellRange } from '#office/sheet/cell-name.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { type TemplateFilling, templateWorkbook } from '#input/template/template.ts';
import type { Cell, Sheet, Workbook } from '#input/reading/workbook/workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { averagePayRow, participantRow } from '#test/xlsx/participant-cells.ts';

export const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });

/** A small dossier without anything to remark on. */
export const soundFilling: TemplateFilling = {
  values: {
    werkgever_naam: 'Bakkerij De Korenbloem B.V.',
    werkgever_kvk: '01234567',
    regeling_naam: 'Basisregeling',
    peildatum: day(2026, 1, 1),
    transitiedatum: day(2027, 1, 1),
    regeling_op_30_juni_2023: 'premieregeling met staffel',
    huidig_franchise: 19_172,
    huidig_max_salaris: 137_800,
    huidig_pensioenleeftijd: 68,
    huidig_einde_premie: 'pensioenleeftijd',
    nieuw_einde_premie: 'pensioenleeftijd',
    nieuw_franchise: 17_283,
    nieuw_max_salaris: 137_800,
    nieuw_pensioenleeftijd: 67.25,
    nieuw_eigen_bijdrage: 0.05,
    nieuw_kosten_per_deelnemer: 60,
    huidig_partnerpensioen_dekking: 0.3,
    einddatum_contract: day(2027, 12, 31),
  },
  tables: {
    HuidigeStaffel: [
      [20, 0.05],
      [40, 0.1],
      [60, 0.2],
    ],
    Deelnemers: [
      participantRow({
        number: 'P001',
        born: day(1980, 5, 17),
        sex: 'M',
        hired: day(2010, 1, 1),
        fullTimeSalary: 52_000,
        partTime: 1,
        capital: 40_000,
        counts: 'ja',
        category: 'kantoor',
        remark: '=1+1',
      }),
      participantRow({ number: 'P002', born: day(1990, 2, 28), sex: 'V', fullTimeSalary: 48_000.5, partTime: 0.8 }),
      participantRow({
        number: 'P003',
        born: day(2000, 12, 31),
        fullTimeSalary: 31_000,
        partTime: 0.5,
        capital: 0,
        counts: 'nee',
        category: 'winkel',
        remark: 'verlof',
      }),
    ],
  },
};

/** The same employer with an insured average pay scheme. */
const averagePayFilling: TemplateFilling = {
  values: {
    ...soundFilling.values,
    huidig_pensioenleeftijd: 67,
    nieuw_pensioenleeftijd: 68,
    regeling_op_30_juni_2023: 'verzekerde regeling met leeftijdsafhankelijke premie',
    huidig_opbouwpercentage: 0.01738,
    huidig_indexatie_actieven: 0.01,
    huidig_indexatie_betaald: 'ja',
    huidig_indexatie_onvoorwaardelijk: 'nee',
    tarief_rekenrente: 0.03,
    tarief_leeftijdscorrectie_deelnemer: -5,
    tarief_leeftijdscorrectie_partner: -6,
    tarief_kostenopslag: 0.025,
  },
  tables: {
    Deelnemers: [
      averagePayRow({
        number: 'P001',
        born: day(1980, 5, 17),
        sex: 'M',
        hired: day(2010, 1, 1),
        fullTimeSalary: 52_000,
        partTime: 1,
        accruedPension: 8_150.25,
        counts: 'ja',
        category: 'kantoor',
      }),
      averagePayRow({ number: 'P002', born: day(1990, 2, 28), sex: 'V', fullTimeSalary: 48_000.5, partTime: 0.8 }),
    ],
  },
};

/** A dossier of each kind without anything to remark on. */
export const soundFillings: Readonly<Record<SchemeKind, TemplateFilling>> = {
  dcToDc: soundFilling,
  dbToDc: averagePayFilling,
  ambitionDbToDc: {
    values: {
      ...averagePayFilling.values,
      huidig_indexatie_betaald: 'nee',
      huidig_betaalde_premie: 0.22,
      ambitie_opbouwpercentage: 0.01875,
      ambitie_toeslag: 0.015,
      ambitie_rekenrente: 0.02,
      ambitie_partnervariant: 'direct ingaand',
    },
    tables: averagePayFilling.tables,
  },
};

/** That dossier with other values, by field name, and other tables, by table name. */
export const fillingWith = (
  values: Readonly<Record<string, EnteredValue>> = {},
  tables: TemplateFilling['tables'] = {},
  kind: SchemeKind = 'dcToDc',
): TemplateFilling => ({
  values: { ...soundFillings[kind].values, ...values },
  tables: { ...soundFillings[kind].tables, ...tables },
});

const soundWorkbooks = new Map<SchemeKind, Promise<Workbook>>();

const readBack = async (kind: SchemeKind, filling: TemplateFilling): Promise<Workbook> =>
  readWorkbook(await templateWorkbook(kind, filling), nodePlatform);

/** The template with this filling, as it is read back. */
export async function filledWorkbook(
  filling: TemplateFilling = soundFilling,
  kind: SchemeKind = 'dcToDc',
): Promise<Workbook> {
  if (filling !== soundFillings[kind]) return readBack(kind, filling);
  const known = soundWorkbooks.get(kind) ?? readBack(kind, filling);
  soundWorkbooks.set(kind, known);
  return known;
}

/** Something else in a cell than the template would write: null empties it. */
export type CellChange = (Pick<Cell, 'kind' | 'value'> & Partial<Pick<Cell, 'isFormula'>>) | null;

/** The workbook with some cells changed, by "sheet!address". */
export function withCells(workbook: Workbook, changes: Readonly<Record<string, CellChange>>): Workbook {
  return { ...workbook, sheets: workbook.sheets.map((sheet) => withSheetCells(sheet, changes)) };
}

function withSheetCells(sheet: Sheet, changes: Readonly<Record<string, CellChange>>): Sheet {
  const cells = new Map<string, Cell>();
  for (const row of Array.from(sheet.rowNumbers))
    for (const cell of sheet.cells(row)) cells.set(`${row},${cell.column}`, cell);
  for (const [place, change] of Object.entries(changes)) {
    const [name, address = ''] = place.split('!');
    const range = cellRange(address);
    if (name !== sheet.name || !range) continue;
    const { firstRow: row, firstColumn: column } = range;
    if (change === null) cells.delete(`${row},${column}`);
    else cells.set(`${row},${column}`, { isFormula: false, ...change, row, column });
  }
  const ordered = [...cells.values()].toSorted((a, b) => a.row - b.row || a.column - b.column);
  return {
    name: sheet.name,
    isHidden: sheet.isHidden,
    tables: sheet.tables,
    rowNumbers: [...new Set(ordered.map((cell) => cell.row))],
    hiddenRows: sheet.hiddenRows,
    merges: sheet.merges,
    cell: (row, column) => cells.get(`${row},${column}`) ?? null,
    cells: (row) => ordered.filter((cell) => cell.row === row),
  };
}

/** A workbook of cells (see `withCells`) that knows no tables any more, as some programs save it. */
export function withoutTables({ sheets, ...workbook }: Workbook): Workbook {
  return { ...workbook, sheets: sheets.map((sheet) => ({ ...sheet, tables: [] })) };
}
