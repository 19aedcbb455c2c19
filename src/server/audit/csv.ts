import type { AuditEntry } from '#contract/audit-log.ts';
import { dutchTimeZone } from '#contract/dutch-time.ts';

const heads = ['Tijdstip', 'Tijdstip (UTC)', 'Organisatie', 'Handeling', 'Door', 'Betreft', 'Adres'];

/** Sweden writes days and times as spreadsheets everywhere read them: 2026-11-21 13:34:56. */
const dutchMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: dutchTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A spreadsheet takes a text that starts like this for a formula; a quote in front makes it text again. */
const formulaStart = /^[\s]*[=+\-@|%\t\r]/;

const cell = (text: string): string => `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * The log as a file that Dutch spreadsheets open with a double click: semicolons, and a mark that it is UTF-8. Each moment
 * stands there as on a Dutch clock and, for the hour that comes twice in October, in UTC.
 */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map(({ happenedOn, organisation, actionText, holder, object, address }) => [
    dutchMoment.format(new Date(happenedOn)),
    happenedOn,
    organisation,
    actionText,
    holder,
    object ?? '',
    address ?? '',
  ]);
  return `\uFEFF${[heads, ...lines].map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`;
}
