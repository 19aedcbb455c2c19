import type { EnteredField, EnteredTable, EnteredValue } from '#contract/dossier-file.ts';
import type { Field } from '#contract/fields/field.ts';
import { type FieldRegister, type PlacedField, registers } from '#contract/fields/register.ts';
import type { Column } from '#contract/fields/table.ts';
import type { NumberFormat } from '#documents/excel/output/number-formats.ts';
import {
  emptyRow,
  headerRow,
  headingRow,
  subtitleRow,
  titleRow,
  valueCell,
} from '#documents/excel/output/planned-cells.ts';
import type { PlannedRow, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const formats: Readonly<Record<(Field | Column)['type'], NumberFormat>> = {
  amount: 'euroCents',
  percentage: 'percentEntered',
  pensionAge: 'decimal',
  factor: 'decimal',
  whole: 'count',
  text: 'text',
  date: 'date',
  firstOfMonth: 'date',
  choice: 'text',
  fixed: 'text',
};

const origin = ({ value, isDefault }: EnteredField): string =>
  isDefault ? 'standaardwaarde' : value === null ? 'niet ingevuld' : 'ingevuld';

function fieldRow(entered: EnteredField, { sheet, group, field }: PlacedField): TableRow {
  return [
    sheet,
    group,
    field.label,
    { content: entered.value, look: 'value', format: formats[field.type] },
    'unit' in field ? field.unit : null,
    entered.isDefault ? { content: origin(entered), look: 'warning' } : origin(entered),
    entered.name,
  ];
}

const tableValue = (column: Column | undefined, value: EnteredValue) =>
  valueCell(value, column ? formats[column.type] : 'general');

function tableRows({ name, headers, rows }: EnteredTable, register: FieldRegister): readonly PlannedRow[] {
  const table = register.tables.find((item) => item.name === name);
  return [
    emptyRow,
    headingRow(table?.title ?? name),
    headerRow(headers),
    ...rows.map((row): PlannedRow =>
      headers.map((header, index) => {
        const column = table?.columns.find((item) => item.header === header);
        return tableValue(column, row[index] ?? null);
      }),
    ),
  ];
}

export const inputSheet = ({ dossier }: OutputContent): SheetPlan => ({
  name: 'Invoer',
  widths: [20, 40, 38, 34, 26, 18, 34],
  orientation: 'landscape',
  pagesWide: 1,
  frozenColumns: 0,
  rows: [
    titleRow('Invoer'),
    subtitleRow(
      'Alle velden zoals ze in het invoerbestand staan. Een gemarkeerde regel is de standaardwaarde van het sjabloon: controleer of die past.',
    ),
    emptyRow,
  ],
  table: {
    name: 'InvoerVelden',
    columns: [
      { header: 'Blad', format: 'general' },
      { header: 'Onderdeel', format: 'general' },
      { header: 'Veld', format: 'general' },
      { header: 'Waarde', format: 'general' },
      { header: 'Eenheid', format: 'general' },
      { header: 'Herkomst', format: 'general' },
      { header: 'Naam', format: 'general' },
    ],
    rows: dossier.fields.map((entered) => fieldRow(entered, registers[dossier.input.kind].field(entered.name))),
    isStreamed: false,
  },
  rowsBelow: dossier.tables.flatMap((table) => tableRows(table, registers[dossier.input.kind])),
  chart: null,
});
