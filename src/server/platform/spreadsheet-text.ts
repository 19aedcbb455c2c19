/**
 * A spreadsheet takes a text that starts like this for a formula; a quote in front makes it text again. Programs set for
 * East Asian languages take the full-width signs for the same.
 */
const formulaStart = /^\s*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

type Lines = readonly (readonly string[])[];

const cell = (text: string): string => `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Lines as a file that Dutch spreadsheets open with a double click: semicolons, and a mark that it is UTF-8. */
export const spreadsheetText = (lines: Lines): string => `\uFEFF${spreadsheetLines(lines)}`;

/** Lines that come after others. */
export const spreadsheetLines = (lines: Lines): string =>
  lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');

/** A moment as such a file writes it, in UTC. */
export const spreadsheetMoment = (moment: string): string => moment.slice(0, 19).replace('T', ' ');
