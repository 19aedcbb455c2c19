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

/** The rows of a table by their first cell, as they are read: "Vanaf leeftijd 40": "12,0%". */
function rowTexts({ columns }: TableDescription, table: EnteredTable | undefined): ReadonlyMap<string, string> {
  const textOf = (header: string | undefined, value: EnteredValue): string => {
    const column = columns.find((one) => one.header === header);
    return column === undefined ? '' : enteredText(column, value);
  };
  return new Map(
    (table?.rows ?? []).map(([first = null, ...rest]) => {
      const [header, ...headers] = table?.headers ?? [];
      return [
        `${header ?? ''} ${textOf(header, first)}`,
        rest.map((value, column) => textOf(headers[column], value)).join(', '),
      ];
    }),
  );
}

function tableDifferences(of: ReadDossier, to: ReadDossier): readonly InputDifference[] {
  return placedTables(of, to).flatMap(({ sheet, table }) => {
    const [before, after] = [of, to].map(({ tables }) =>
      rowTexts(
        table,
        tables.find(({ name }) => name === table.name),
      ),
    ) as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((row) => {
      const [old = emptyCellMark, fresh = emptyCellMark] = [before.get(row), after.get(row)];
      if (old === fresh) return [];
      return [
        { cause: causeOf(table.name), sheet, label: `${table.title}, ${row.toLowerCase()}`, of: old, with: fresh },
      ];
    });
  });
}

/** What differs between two dossiers besides their participants, in the order of the template. */
export const inputDifferences = (of: ReadDossier, to: ReadDossier): readonly InputDifference[] => [
  ...fieldDifferences(of, to),
  ...tableDifferences(of, to),
];
