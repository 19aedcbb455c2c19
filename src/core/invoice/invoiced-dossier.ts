import type { DossierInput } from '#core/dossier/dossier.ts';
import type { InvoiceLine } from '#core/dossier/invoice.ts';
import { modelYear } from '#core/invoice/model-year.ts';
import { reconciliation, type Unscalable, unscalableLines, withAppliedInvoice } from '#core/invoice/reconciliation.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { Reconciliation } from '#core/result/reconciliation.ts';

/** A dossier with an invoice beside it. */
export interface InvoicedDossier<Input extends DossierInput = DossierInput> {
  /** What is calculated with: its terms scaled where that was asked and every line allows it. */
  readonly input: Input;
  readonly reconciliation: Reconciliation;
  /** Lines that can't scale their part, whether or not scaling was asked. */
  readonly unscalable: readonly Unscalable[];
}

/**
 * Puts an invoice beside a dossier whose terms are as entered, and scales risk premiums, loading and cost by it where that is asked.
 * Source: docs/method/invoice.md.
 */
export function invoicedDossier<Input extends DossierInput>(
  input: Input,
  lines: readonly InvoiceLine[],
  isApplied: boolean,
): InvoicedDossier<Input> {
  const currentScheme = schemeInForce(input, mortalityTable);
  const model = modelYear(input, currentScheme);
  const unscalable = unscalableLines(lines, model);
  const invoiced: Input =
    isApplied && unscalable.length === 0
      ? withAppliedInvoice(input, lines, model)
      : { ...input, invoice: { lines, before: null } };
  return { input: invoiced, reconciliation: reconciliation(invoiced, currentScheme)!, unscalable };
}
