import { cellName, rangeName } from '#office/sheet/cell-name.ts';
import { openedSheets } from '#output/files/workbook/output-workbook.ts';
import { inDutch } from '#output/language/wording.ts';
import type { ChoiceTableRow } from '#output/model/choice-table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { SectionId } from '#output/model/section.ts';
import { type PlacedTable, placedTables } from '#output/model/sheet-layout.ts';
import type { SheetName } from '#output/model/sheet-plan.ts';
import { choiceRows } from '#output/topics/choices/choice-rows.ts';
import type { ChoiceRow } from '#output/topics/choices/choice-row.ts';
import { readerOf } from '#output/topics/choices/choices-table.ts';

/** The table of the workbook that has the figures of a section; of the others none has them as they are shown. */
const sectionTables: Readonly<Partial<Record<SectionId, string>>> = {
  'premium-by-age': 'StaffelTreden',
  'ten-years': 'LastenKeuzesPerJaar',
  'open-group': 'Keuzes',
  'cost-bridge': 'LastenNieuweRegeling',
  reconciliation: 'Aansluiting',
  gains: 'VoorEnAchteruitPerCohort',
  'flat-cost': 'KostenVlakkePremie',
  sensitivity: 'ResultaatGevoeligheid',
  checks: 'Toetsen',
  'passed-checks': 'Toetsen',
  assumptions: 'InvoerVelden',
};

interface TableOnSheet extends PlacedTable {
  readonly sheet: SheetName;
}

interface Rows {
  readonly first: number;
  readonly last: number;
}

/** "Lasten!A18:F48", "'De vier premies'!A31:G43": as Excel goes to it. */
function addressOf({ sheet, table }: TableOnSheet, firstColumn: number, { first, last }: Rows): string {
  const lastColumn = table.columns.length;
  const isOneCell = first === last && firstColumn === lastColumn;
  const range = isOneCell
    ? cellName(first, firstColumn)
    : rangeName({ firstRow: first, firstColumn, lastRow: last, lastColumn });
  return `${/\W/.test(sheet) ? `'${sheet}'` : sheet}!${range}`;
}

const wholeTable = (table: TableOnSheet): string =>
  addressOf(table, 1, { first: table.layout.headerRow, last: table.layout.lastTableRow });

/** Column of what is now; the choices follow it. */
const nowColumn = 2;

/** The lines of a question in the table of choices: of one that is asked of each population that of the same name. */
function addressOfRow(row: ChoiceTableRow, rows: readonly ChoiceRow[], table: TableOnSheet): string | undefined {
  const asked = rows.filter(({ question }) => question === row.question);
  const found = asked.length === 1 ? asked[0] : asked.find(({ label }) => label === inDutch(row.label));
  if (found === undefined || found.lines.length === 0) return undefined;
  const above = rows.slice(0, rows.indexOf(found)).reduce((count, { lines }) => count + lines.length, 0);
  const first = table.layout.firstTableRow + above;
  const firstColumn = found.lines.some(({ now }) => now !== null) ? nowColumn : nowColumn + 1;
  return addressOf(table, firstColumn, { first, last: first + found.lines.length - 1 });
}

/** The outcome with the cells of its output workbook that hold its figures, from what lays out the sheets. */
export function placedResult(result: ScreenResult, content: OutputContent): ScreenResult {
  const tables = new Map(
    openedSheets(content).flatMap((plan) =>
      placedTables(plan).map((placed): [string, TableOnSheet] => [placed.table.name, { ...placed, sheet: plan.name }]),
    ),
  );
  const rows = choiceRows(subjectOf(content), readerOf(content));
  const choices = tables.get('Keuzes');
  const addressOfSection = (id: SectionId): string | undefined => {
    const table = tables.get(sectionTables[id] ?? '');
    return table && wholeTable(table);
  };
  return {
    ...result,
    table: {
      ...result.table,
      rows: result.table.rows.map((row) => ({ ...row, ...given(choices && addressOfRow(row, rows, choices)) })),
    },
    sections: result.sections.map((section) => ({
      ...section,
      source: { ...section.source, ...given(addressOfSection(section.id)) },
    })),
  };
}

const given = (address: string | undefined): { readonly address?: string } =>
  address === undefined ? {} : { address };
