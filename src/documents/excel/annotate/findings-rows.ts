import type { Finding } from '#contract/findings.ts';

/** Texts of the sheet with findings, the same in the user's own file and in a workbook of its own. */

export const findingsSheetName = 'Fouten';

export const findingHeaders = ['Blad', 'Cel', 'Waarde', 'Wat is er mis', 'Herstel'] as const;
export const findingWidths: readonly number[] = [20, 10, 26, 64, 64];

export const findingsTitle = 'Fouten in het invoerbestand';

const isError = ({ severity }: Finding): boolean => severity === 'error';

const counted = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export function findingsIntroduction(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  const also = warnings === 0 ? '' : ` en ${counted(warnings, 'waarschuwing', 'waarschuwingen')}`;
  const found = `${findings.length === 1 ? 'Er is' : 'Er zijn'} ${counted(errors, 'fout', 'fouten')}${also} gevonden.`;
  return `${found} Herstel ${errors === 1 ? 'de fout' : 'de fouten'} en verstuur het bestand opnieuw; dit blad mag blijven staan.`;
}

export interface FindingRow {
  /** In the order of the headers. */
  readonly texts: readonly string[];
  /** Place to which the row leads: 'Blad'!C5; null when the finding has none. */
  readonly target: string | null;
}

const quotedSheet = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;

function findingRow(finding: Finding, sheets: ReadonlySet<string>): FindingRow {
  const { sheet, cell, found, message, remedy } = finding;
  const text = isError(finding) ? message : `Waarschuwing: ${message}`;
  return {
    texts: [sheet ?? '', cell ?? '', found ?? '', text, remedy],
    target: sheet === null || !sheets.has(sheet) ? null : `${quotedSheet(sheet)}!${cell ?? 'A1'}`,
  };
}

/** Errors first; otherwise in the order in which they were found. Rows lead only to sheets that exist. */
export const findingRows = (findings: readonly Finding[], sheets: ReadonlySet<string>): readonly FindingRow[] =>
  [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))].map((finding) =>
    findingRow(finding, sheets),
  );
