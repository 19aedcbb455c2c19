import type { Column, TableDescription } from '#input/fields/table.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { isFilled, signs, type Status } from '#input/template/cell-status.ts';

/** How many cells of a column are filled: as a formula, and as the file has it now. */
interface Count {
  readonly formula: string;
  readonly now: number;
}

export interface ParticipantStatus {
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
export function participantStatus(
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
