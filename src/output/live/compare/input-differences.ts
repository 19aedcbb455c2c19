import type { Cause } from '#core/what-if/attribution.ts';
import type { EnteredTable, EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import type { InputSheet } from '#input/fields/field.ts';
import { isAssumptionName } from '#input/fields/office-standards.ts';
import { registerOfDossier } from '#input/fields/register.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { changedFields } from '#output/topics/variants/changed-choices.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';

/** Something of the input, other than participants, that differs between two dossiers. */
export interface InputDifference {
  readonly cause: Exclude<Cause, 'law'>;
  readonly sheet: InputSheet;
  /** As the template calls it. */
  readonly label: string;
  readonly of: string;
  readonly with: string;
}

/** To which cause a field or a table belongs: the same division as `attribution` makes of what it is read into. */
export function causeOf(name: string): InputDifference['cause'] {
  if (name === 'peildatum') return 'data';
  return isAssumptionName(name) ? 'assumptions' : 'terms';
}

const fieldDifferences = (of: ReadDossier, to: ReadDossier): readonly InputDifference[] =>
  changedFields(of, to).map(({ sheet, field, was, text }) => ({
    cause: causeOf(field.name),
    sheet,
    label: field.label,
    of: was,
    with: text,
  }));

interface PlacedTable {
  readonly sheet: InputSheet;
  readonly table: TableDescription;
}

function placedTables(of: ReadDossier, to: ReadDossier): readonly PlacedTable[] {
  const all = [of, to].flatMap((dossier) =>
    registerOfDossier(dossier).sheets.flatMap(({ name: sheet, tables }) => tables.map((table) => ({ sheet, table }))),
  );
  return [...new Map(all.map((placed) => [placed.table.name, placed])).values()];
}

/** The first cells by which the rows of both differ from each other, or all of them. */
function keyWidth(tables: readonly EnteredTable[]): number {
  const isKey = (width: number): boolean =>
    tables.every(({ rows }) => new Set(rows.map((row) => JSON.stringify(row.slice(0, width)))).size === rows.length);
  const most = Math.max(1, ...tables.map(({ headers }) => headers.length));
  return Array.from({ length: most }, (_, at) => at + 1).find(isKey) ?? most;
}

/** The rows of a table by their first cells, as they are read: "Vanaf leeftijd 40": "12,0%". Rows that are the same in all cells are one. */
function rowTexts(
  { columns }: TableDescription,
  { headers, rows }: EnteredTable,
  width: number,
): ReadonlyMap<string, string> {
  const textOf = (place: number, value: EnteredValue): string => {
    const column = columns.find(({ header }) => header === headers[place]);
    return column === undefined ? '' : enteredText(column, value);
  };
  return new Map(
    rows.map((row) => {
      const texts = row.map((value, place) => textOf(place, value));
      return [`${headers[0] ?? ''} ${known(texts.slice(0, width))}`, known(texts.slice(width)) || presentRow];
    }),
  );
}

const known = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Of a row that has nothing but what it is known by. */
const presentRow = 'ja';

function tableDifferences(of: ReadDossier, to: ReadDossier): readonly InputDifference[] {
  return placedTables(of, to).flatMap(({ sheet, table }) => {
    const [before, after] = [of, to].map(({ tables }) => tables.find(({ name }) => name === table.name));
    const width = keyWidth([before, after].filter((one) => one !== undefined));
    const [old, fresh] = [before, after].map((one) =>
      one === undefined ? new Map<string, string>() : rowTexts(table, one, width),
    ) as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
    return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((row) => {
      const [was, is] = [old.get(row) ?? emptyCellMark, fresh.get(row) ?? emptyCellMark];
      if (was === is) return [];
      return [{ cause: causeOf(table.name), sheet, label: `${table.title}, ${row.toLowerCase()}`, of: was, with: is }];
    });
  });
}

/** What differs between two dossiers besides their participants, in the order of the template. */
export const inputDifferences = (of: ReadDossier, to: ReadDossier): readonly InputDifference[] => [
  ...fieldDifferences(of, to),
  ...tableDifferences(of, to),
];
