import { strToU8, zipSync, type Zippable } from 'fflate';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import { seriesLayouts } from '#input/scenario-files/scenario-layout.ts';

/** A small set in the layouts of the central bank: simulated with the built-in model, rows of numbers by sheet. */
export interface MadeSet {
  readonly sheets: readonly { readonly name: string; readonly rows: number[][] }[];
}

export const madeSet = ({
  paths = 60,
  years = 20,
  measure = 'real',
  seed = 7,
}: {
  paths?: number;
  years?: number;
  measure?: 'real' | 'riskNeutral';
  seed?: number;
} = {}): MadeSet => {
  const { variance, shortRate, expectedInflation, equity, prices } = simulated(cp2022, { measure, paths, years, seed });
  const rows = (values: Float64Array, columns: number, of = (value: number) => value): number[][] =>
    Array.from({ length: paths }, (_, path) =>
      Array.from({ length: columns }, (_year, year) => of(values[year * paths + path]!)),
    );
  const series = [
    rows(variance, years + 1),
    rows(shortRate, years + 1),
    rows(expectedInflation, years + 1),
    rows(equity, years, Math.expm1),
    rows(prices, years, Math.expm1),
    rows(prices, years, Math.expm1),
  ];
  return {
    sheets: [
      { name: '0_Parameters', rows: [[1], [2]] },
      ...series.map((of, index) => ({ name: seriesLayouts[index]!.sheet, rows: of })),
      { name: '7_Renteparameter_phi_N', rows: cp2022.phi.map((row) => row.slice(0, years + 1)) },
      { name: '8_Renteparameter_Psi_N', rows: cp2022.psi.map((row) => row.slice()) },
    ],
  };
};

/** A set with the rows of one sheet changed. */
export const withSheet = (set: MadeSet, name: string, change: (rows: number[][]) => number[][]): MadeSet => ({
  sheets: set.sheets.map((sheet) =>
    sheet.name.startsWith(name) ? { name: sheet.name, rows: change(sheet.rows.map((row) => row.slice())) } : sheet,
  ),
});

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSchema = 'http://schemas.openxmlformats.org/package/2006';

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export const sheetXml = (rows: readonly (readonly number[])[]): string =>
  `<?xml version="1.0"?>\n<worksheet xmlns="${namespace}"><sheetData>${rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, column) => `<c r="${columnName(column)}${index + 1}"><v>${value}</v></c>`).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** The workbook of a set; `edit` may change the XML of a sheet. */
export function setWorkbook(
  { sheets }: MadeSet,
  edit: (name: string, xml: string) => string = (_, xml) => xml,
): Uint8Array {
  const overrides = sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )
    .join('');
  const files: Zippable = {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${overrides}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packageSchema}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
  };
  for (const [index, { name, rows }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(edit(name, sheetXml(rows)));
  return zipSync(files, { level: 1 });
}

/** The text file of a set: blocks below each other, filled up to equal length by empty places where `isFilledUp`. */
export function setText({ sheets }: MadeSet, { separator = ',', isFilledUp = false } = {}): string {
  const rows = sheets.slice(1).flatMap((sheet) => sheet.rows);
  const width = Math.max(...rows.map((row) => row.length));
  const decimal = (value: number): string => (separator === ';' ? String(value).replace('.', ',') : String(value));
  return rows
    .map((row) => row.map(decimal).join(separator) + (isFilledUp ? separator.repeat(width - row.length) : ''))
    .map((line) => `${line}\r\n`)
    .join('');
}
