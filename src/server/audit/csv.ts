import type { AuditEntry } from '#contract/audit-log.ts';
import { spreadsheetMoment, spreadsheetText } from '#server/platform/spreadsheet-text.ts';

const heads = ['Tijdstip (UTC)', 'Organisatie', 'Handeling', 'Door', 'Betreft', 'Adres'];

/** The log as a file for a spreadsheet. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map(({ happenedOn, organisation, actionText, holder, object, address }) => [
    spreadsheetMoment(happenedOn),
    organisation,
    actionText,
    holder,
    object ?? '',
    address ?? '',
  ]);
  return spreadsheetText([heads, ...lines]);
}
