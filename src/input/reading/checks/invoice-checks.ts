import type { InvoicedScheme, InvoiceLine, InvoicePart } from '#core/dossier/invoice.ts';
import { amount } from '#office/document/dutch-format.ts';
import { invoiceTable } from '#input/fields/invoice-fields.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error } from '#input/reading/cells/problem.ts';

const { name } = invoiceTable;

export const partNames: Readonly<Record<InvoicePart, string>> = {
  premium: 'de spaarpremie',
  riskPremiums: 'de risicopremie',
  loading: 'de opslag',
  costPerParticipant: 'de kosten',
};

export const schemeNames: Readonly<Record<InvoicedScheme, string>> = {
  current: 'de huidige regeling',
  next: 'de nieuwe regeling',
};

/** Rows of an invoice that do not go together, before anything is calculated. */
export function checkInvoiceRows(findings: PlacedFindings): void {
  const lines = (findings.parts.tables.get(name)?.rows ?? []) as unknown as readonly InvoiceLine[];
  for (const [index, line] of lines.entries()) {
    const first = lines.findIndex(({ scheme, part }) => scheme === line.scheme && part === line.part);
    if (first === index) continue;
    const message = `Van ${schemeNames[line.scheme]} staat ${partNames[line.part]} er al.`;
    const remedy = 'Laat per regeling en onderdeel één rij staan, met het bedrag van alle regels van de factuur samen.';
    findings.atRow(name, index, error('VALUE_CONFLICT', message, remedy), amount(line.amount));
  }
  if (findings.value('factuur_toepassen') !== 'yes' || lines.some(({ part }) => part !== 'premium')) return;
  const message =
    lines.length === 0
      ? 'Er is gekozen om de factuur toe te passen, maar de tabel Factuur of offerte is leeg.'
      : 'Er is gekozen om de factuur toe te passen, maar er staat alleen een spaarpremie in: die volgt uit de regeling en wordt niet geschaald.';
  const remedy = 'Vul risicopremie, opslag of kosten van de factuur in, of kies nee.';
  findings.at('factuur_toepassen', error('VALUE_CONFLICT', message, remedy), 'ja');
}
