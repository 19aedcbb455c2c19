import type { AuditEntry } from '#contract/audit-log.ts';
import { dutchTimeZone } from '#contract/dutch-time.ts';
import { spreadsheetMoment, spreadsheetText } from '#server/platform/spreadsheet-text.ts';

const heads = ['Tijdstip', 'Tijdstip (UTC)', 'Organisatie', 'Handeling', 'Door', 'Betreft', 'Adres'];

/** Sweden writes days and times as spreadsheets everywhere read them: 2026-11-21 13:34:56. */
const dutchMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: dutchTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The log as a file for a spreadsheet. Each moment stands there as on a Dutch clock and, for the hour that comes twice in
 * October, in UTC.
 */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map(({ happenedOn, organisation, actionText, holder, object, address }) => [
    dutchMoment.format(new Date(happenedOn)),
    spreadsheetMoment(happenedOn),
    organisation,
    actionText,
    holder,
    object ?? '',
    address ?? '',
  ]);
  return spreadsheetText([heads, ...lines]);
}
