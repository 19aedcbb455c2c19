import type { EnteredField, EnteredTable, EnteredValue } from '#contract/dossier-file.ts';
import type { Field } from '#contract/fields/field.ts';
import { dcToDcSheets, placedFields, type SheetDescription } from '#contract/fields/register.ts';
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

const formats: Readonly<Record<Field['type'], NumberFormat>> = {
  amount: 'euroCents',
  percentage: 'percentTwo',
  pensionAge: 'decimal',
  factor: 'decimal',
  whole: 'count',
  text: 'text',
  date: 'date',
  firstOfMonth: 'date',
  choice: 'text',
  fixed: 'text',
};

const titles = new Map(
  dcToDcSheets.flatMap(({ tables }: SheetDescription) => tables.map(({ name, title }) => [name, title] as const)),
);

const places = new Map(placedFields.map((place) => [place.field.name, place]));

const origin = ({ value, isDefault }: EnteredField): string =>
  isDefault ? 'standaardwaarde' : value === null ? 'niet ingevuld' : 'ingevuld';

function fieldRow(entered: EnteredField): TableRow {
  const place = places.get(entered.name);
  const field = place?.field;
  return [
    place?.sheet ?? '',
    place?.group ?? '',
    field?.label ?? entered.name,
    { content: entered.value, look: 'value', format: field ? formats[field.type] : 'general' },
    field && 'unit' in field ? field.unit : null,
    entered.isDefault ? { content: origin(entered), look: 'warning' } : origin(entered),
    entered.name,
  ];
}

function columnFormat(header: string): NumberFormat {
  return /leeftijd|jaren/i.test(header) ? 'year' : 'percentTwo';
}

const tableValue = (header: string, value: EnteredValue) =>
  valueCell(value, typeof value === 'number' ? columnFormat(header) : 'general');

const tableRows = ({ name, headers, rows }: EnteredTable): readonly PlannedRow[] => [
  emptyRow,
  headingRow(titles.get(name) ?? name),
  headerRow(headers),
  ...rows.map((row): PlannedRow => headers.map((header, index) => tableValue(header, row[index] ?? null))),
];

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
    rows: dossier.fields.map(fieldRow),
    isStreamed: false,
  },
  rowsBelow: dossier.tables.flatMap(tableRows),
  chart: null,
});
