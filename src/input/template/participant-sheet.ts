import type { Worksheet } from '@cj-tech-master/excelts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import type { ChoiceLists } from '#input/template/choice-lists.ts';
import { tableRows } from '#input/template/filling.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { writeSheetTop } from '#input/template/sheet-top.ts';
import { type Status, isFilled, signs } from '#input/template/cell-status.ts';
import { markMissingCells, markStatuses } from '#input/template/status-marks.ts';
import { colours, font, numberFormat, solid } from '#input/template/style.ts';
import { validation } from '#input/template/validation.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';

/** How many cells of a column are filled: as a formula, and as the file has it now. */
interface Count {
  readonly formula: string;
  readonly now: number;
}

interface ParticipantStatus {
  readonly sheet: Status;
  /** Above each column: whether it must be filled, with an example, or how many cells are missing. */
  readonly columns: readonly (Status | string)[];
}

const noteOf = ({ required, example }: Column): string =>
  [required ? 'verplicht' : 'mag leeg', ...(example === undefined ? [] : [`bijv. ${example}`])].join('\n');

function columnStatus(column: Column, filled: Count, people: Count): Status {
  const note = noteOf(column);
  const shown = note.split('\n').map((line) => `"${line}"`);
  const missing = people.now - filled.now;
  return {
    formula: `IF(${people.formula}=${filled.formula},${shown.join('&CHAR(10)&')},"${signs.missing} ontbreekt: "&${people.formula}-${filled.formula})`,
    result: missing === 0 ? note : `${signs.missing} ontbreekt: ${missing}`,
  };
}

function sheetStatus(filled: readonly Count[], people: Count): Status {
  const none = `${signs.missing} Nog geen deelnemers ingevuld.`;
  const complete = `${signs.filled} Alle verplichte cellen zijn ingevuld. Aantal deelnemers: `;
  const incomplete = `${signs.missing} Aantal verplichte cellen dat ontbreekt: `;
  const missing = `(${filled.length}*${people.formula}-${filled.map(({ formula }) => formula).join('-')})`;
  const missingNow = filled.reduce((sum, { now }) => sum + people.now - now, 0);
  const shown = missingNow === 0 ? `${complete}${people.now}` : `${incomplete}${missingNow}`;
  return {
    formula: `IF(${people.formula}=0,"${none}",IF(${missing}=0,"${complete}"&${people.formula},"${incomplete}"&${missing}))`,
    result: people.now === 0 ? none : shown,
  };
}

/** Which required cells of the participants are missing: there are as many people as the fullest required column has cells. */
function participantStatus(
  table: TableDescription,
  headerRow: number,
  rows: readonly (readonly (string | number | null)[])[],
): ParticipantStatus {
  const counts = table.columns.map((_, index): Count => {
    const letter = columnLetters(index + 1);
    const cells = `$${letter}$${headerRow + 1}:$${letter}$${headerRow + table.maximumRows}`;
    return { formula: `COUNTA(${cells})`, now: rows.filter((row) => isFilled(row[index] ?? null)).length };
  });
  const required = counts.filter((_, index) => table.columns[index]?.required);
  const people: Count = {
    formula: `MAX(${required.map(({ formula }) => formula).join(',')})`,
    now: Math.max(...required.map(({ now }) => now)),
  };
  return {
    sheet: sheetStatus(required, people),
    columns: table.columns.map((column, index) => {
      const filled = counts[index];
      return column.required && filled ? columnStatus(column, filled, people) : noteOf(column);
    }),
  };
}

const headerRow = 4;
const widths: Readonly<Record<Column['type'], number>> = {
  text: 18,
  date: 15,
  firstOfMonth: 15,
  choice: 13,
  amount: 17,
  percentage: 17,
  factor: 14,
  whole: 14,
};

/** The last column holds remarks. */
const remarkWidth = 40;

/** Beside the words of a header, with the button with which a table is filtered. */
const headerRoom = 4;

/** As narrow as can be, so that a row of the sheet is readable on paper: a header of more words breaks between them. */
const widthOf = ({ type, header }: Column): number =>
  Math.max(widths[type], ...header.split(' ').map(({ length }) => length + headerRoom));

const isBroken = (column: Column): boolean => column.header.length + headerRoom > widthOf(column);

/** The sheet for the participants: not protected, one table that grows when rows are added below it. Gives its status. */
export function writeParticipantSheet(context: SheetContext, table: TableDescription): Status {
  const { sheet, lists } = context;
  for (const [index, column] of table.columns.entries()) writeColumn(sheet, table, column, index + 1, lists);
  const given = tableRows(table, context.filling);
  const empty = table.columns.map(() => null);
  sheet.addTable({
    name: table.name,
    ref: `A${headerRow}`,
    headerRow: true,
    style: { theme: 'TableStyleLight9', showRowStripes: true },
    columns: table.columns.map((column) => ({ name: column.header })),
    rows: given.length > 0 ? [...given] : Array.from({ length: table.templateRows }, () => empty),
  });
  const status = participantStatus(table, headerRow, given);
  writeHeaders(context, table, status);
  return writeTop(context, table, status);
}

const columnAlignment = (column: Column) =>
  ({ horizontal: column.type === 'amount' || column.type === 'percentage' ? 'right' : 'left', indent: 1 }) as const;

function writeHeaders(
  { sheet }: SheetContext,
  table: TableDescription,
  { columns: statuses }: ParticipantStatus,
): void {
  for (const [index, column] of table.columns.entries()) {
    const alignment = { ...columnAlignment(column), vertical: 'middle', wrapText: true } as const;
    const header = sheet.getCell(headerRow, index + 1);
    header.font = font({ bold: true, color: { argb: colours.white } });
    header.fill = solid(colours.brand);
    header.alignment = alignment;
    const note = sheet.getCell(headerRow - 1, index + 1);
    note.value = statuses[index] ?? null;
    // With the format of its column, of days, other libraries take what the formula gives for a day.
    note.numFmt = 'General';
    note.font = font({ size: 10, italic: true, color: { argb: colours.muted } });
    note.alignment = alignment;
  }
  sheet.getRow(headerRow - 1).height = 42;
  sheet.getRow(headerRow).height = table.columns.some(isBroken) ? 34 : 22;
  markStatuses(sheet, `A${headerRow - 1}:${sheet.getColumn(table.columns.length).letter}${headerRow - 1}`);
}

/** The status comes above the columns; the purpose of the sheet is beside the title. */
function writeTop(context: SheetContext, table: TableDescription, { sheet: status }: ParticipantStatus): Status {
  const intro = `${table.help} Boven elke kop staat een voorbeeld. Plak gegevens onder de koppen; de tabel groeit mee. Geen BSN, geen namen, geen gegevens over gezondheid (van premievrijstelling alleen het percentage).`;
  return writeSheetTop(context, { title: table.title, intro, status, places: { intro: 'B1', status: 'A2' } });
}

function writeColumn(
  sheet: Worksheet,
  table: TableDescription,
  column: Column,
  index: number,
  lists: ChoiceLists,
): void {
  const target = sheet.getColumn(index);
  const isLast = index === table.columns.length;
  target.width = isLast ? remarkWidth : widthOf(column);
  target.numFmt = numberFormat(column.type);
  target.font = font();
  target.alignment = columnAlignment(column);
  const first = `${target.letter}${headerRow + 1}`;
  const range = `${first}:${target.letter}${headerRow + table.maximumRows}`;
  sheet.dataValidations.add(
    range,
    validation(column, first, (choices) => lists.reference(choices)),
  );
  const last = sheet.getColumn(table.columns.length).letter;
  if (column.required) markMissingCells(sheet, range, ['A', last]);
}
