import type { AuditEntry } from '#contract/audit-log.ts';

const heads = ['Tijdstip (UTC)', 'Organisatie', 'Handeling', 'Door', 'Betreft', 'Adres'];

/** A spreadsheet takes a text that starts like this for a formula; a quote in front makes it text again. */
const formulaStart = /^[\s]*[=+\-@|%\t\r]/;

const cell = (text: string): string => `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The log as a file that Dutch spreadsheets open with a double click: semicolons, and a mark that it is UTF-8. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map(({ happenedOn, organisation, actionText, holder, object, address }) => [
    happenedOn.slice(0, 19).replace('T', ' '),
    organisation,
    actionText,
    holder,
    object ?? '',
    address ?? '',
  ]);
  return `\uFEFF${[heads, ...lines].map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`;
}
