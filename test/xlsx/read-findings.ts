import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { Finding } from '#input/findings/findings.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { type ParticipantCells, participantRow } from '#test/xlsx/participant-cells.ts';
import { type CellChange, day, filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';

/** What the reader finds in a sound template with other values and tables. */
export async function findingsOf(
  values: Readonly<Record<string, EnteredValue>>,
  tables: TemplateFilling['tables'] = {},
): Promise<readonly Finding[]> {
  return readDossier(await filledWorkbook(fillingWith(values, tables))).findings;
}

/** What the reader finds in a sound template with other cells. */
export async function findingsWith(cells: Readonly<Record<string, CellChange>>): Promise<readonly Finding[]> {
  return readDossier(withCells(await filledWorkbook(), cells)).findings;
}

/** Findings in a line each: severity, code, place and what was found there. */
export const brief = (findings: readonly Finding[]): readonly string[] =>
  findings.map((item) => `${item.severity} ${item.code} ${item.sheet ?? '-'}!${item.cell ?? '-'} ${item.found ?? '-'}`);

/** Cells as somebody would type them. */
export const text = (value: string): CellChange => ({ kind: 'text', value });
export const number = (value: number): CellChange => ({ kind: 'number', value });

/** A birth date of its own for almost every number, of people of 30 to 60. */
function birthOf(number: string): PlainDate {
  const signs = Array.from(number, (sign) => sign.codePointAt(0) ?? 0);
  const hash = signs.reduce((sum, sign) => (sum * 31 + sign) % 10_007, 0);
  return day(1966 + (hash % 30), 1 + (hash % 12), 1 + (hash % 28));
}

/** A participant without anything to remark on, with other cells. */
export const participant = (number: string, others: ParticipantCells = {}): readonly EnteredValue[] =>
  participantRow({
    number,
    born: birthOf(number),
    sex: 'M',
    fullTimeSalary: 52_000,
    partTime: 1,
    capital: 1000,
    ...others,
  });

/** The scale of the current scheme, where it has one. */
export const scaleOf = (dossier: ReadDossier | null): Scale | null =>
  dossier?.input.current.kind === 'premium' ? dossier.input.current.scale : null;
