import type { PlainDate } from '#core/calendar/plain-date.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { FindingList, wholeFile } from '#input/reading/cells/finding-list.ts';
import {
  type StandardField,
  type StandardValues,
  standardGroups,
  standardTables,
} from '#input/fields/office-standards.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Standards as they were typed, read as the cells of a template are. */
export interface EnteredStandards extends StandardValues {
  /** By name: what is wrong, in Dutch. */
  readonly faults: Readonly<Record<string, string>>;
}

type Read = number | string | { readonly fault: string };

const cellOf = (value: string): Cell => ({ row: 1, column: 1, kind: 'text', value, isFormula: false });

function readText(described: StandardField | Column, text: string): Read {
  const findings = new FindingList();
  const outcome = new CellReader(findings, false).read(described, cellOf(text), wholeFile);
  const [found] = findings.findings();
  if (found !== undefined) return { fault: `${found.message} ${found.remedy}` };
  if (outcome === null || outcome === 'wrong') return { fault: 'Vul een waarde in.' };
  const { entered } = outcome;
  // 2.2 / 100 is not 0.022: nobody typed those last digits.
  if (typeof entered === 'number') return Number(entered.toPrecision(12));
  return typeof entered === 'string' ? entered : { fault: 'Vul een waarde in.' };
}

type Rows = readonly (readonly number[])[] | { readonly fault: string };

/** Whether the first column is in the order that its table asks for. */
function orderFault({ order, columns }: TableDescription, rows: readonly (readonly number[])[]): string | null {
  const first = rows.map(([value]) => value ?? 0);
  if (order === 'rising' && first.some((value, index) => index > 0 && value <= (first[index - 1] ?? 0)))
    return `${columns[0]?.header}: de waarden moeten van boven naar beneden oplopen.`;
  if (new Set(first).size !== first.length) return `${columns[0]?.header}: elke waarde mag één keer voorkomen.`;
  return null;
}

/** Rows of which each is a line with a value for each column. */
function readRows(table: TableDescription, text: string): Rows {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const headers = table.columns.map(({ header }) => header.toLowerCase()).join(' en ');
  if (lines.length > table.templateRows) return { fault: `Vul ten hoogste ${table.templateRows} regels in.` };
  const rows: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const parts = line.trim().split(/[\s;]+/);
    const where = `Regel ${index + 1}`;
    if (parts.length !== table.columns.length) return { fault: `${where}: schrijf ${headers} naast elkaar.` };
    const row: number[] = [];
    for (const [place, column] of table.columns.entries()) {
      const read = readText(column, parts[place] ?? '');
      if (typeof read === 'object') return { fault: `${where}, ${column.header.toLowerCase()}: ${read.fault}` };
      row.push(Number(read));
    }
    rows.push(row);
  }
  const fault = orderFault(table, rows);
  return fault === null ? rows : { fault };
}

/** The values of what was typed; what is wrong is left out and told. */
export function enteredStandards(entries: Readonly<Record<string, string>>): EnteredStandards {
  const values: Record<string, number | string> = {};
  const tables: Record<string, readonly (readonly number[])[]> = {};
  const faults: Record<string, string> = {};
  for (const [name, text] of Object.entries(entries)) {
    const field = standardGroups.flatMap(({ fields }) => fields).find((one) => one.name === name);
    const table = standardTables.find((one) => one.name === name);
    if (field !== undefined) {
      const read = readText(field, text);
      if (typeof read === 'object') faults[name] = read.fault;
      else values[name] = read;
    } else if (table === undefined) faults[name] = 'Deze waarde heeft geen standaard.';
    else {
      const rows = readRows(table, text);
      if ('fault' in rows) faults[name] = rows.fault;
      else tables[name] = rows;
    }
  }
  return { values, tables, faults };
}

/** The day of a text that is a day. */
export function dayOfText(text: string): PlainDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}
