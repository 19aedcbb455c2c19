import type { AuditEntry } from '#api/audit-log.ts';
import { dutchTimeZone } from '#api/dutch-time.ts';
import { spreadsheetLines, spreadsheetMoment, spreadsheetText } from '#server/platform/spreadsheet-text.ts';

const heads = ['Tijdstip', 'Tijdstip (UTC)', 'Organisatie', 'Handeling', 'Door', 'Betreft', 'Adres'];

/** The sv-SE locale writes ISO-like dates, which every spreadsheet reads: 2026-11-21 13:34:56. */
const dutchMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: dutchTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The log as a file for a spreadsheet. Each moment is written in Dutch time and, because one hour comes twice in
 * October, in UTC as well. A page at a time, as it is taken in.
 */
export async function* auditCsv(pages: AsyncIterable<readonly AuditEntry[]>): AsyncGenerator<string> {
  yield spreadsheetText([heads]);
  for await (const entries of pages) yield spreadsheetLines(entries.map(lineOf));
}

const lineOf = ({ happenedOn, organisation, actionText, holder, object, address }: AuditEntry): string[] => [
  dutchMoment.format(new Date(happenedOn)),
  spreadsheetMoment(happenedOn),
  organisation,
  actionText,
  holder ?? '',
  object ?? '',
  address ?? '',
];
