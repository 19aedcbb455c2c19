import type { DossierInput } from '#core/dossier/dossier.ts';
import {
  type Invoice,
  invoicedSchemes,
  type InvoicedScheme,
  invoiceParts,
  type InvoicePart,
} from '#core/dossier/invoice.ts';
import { modelYear } from '#core/invoice/model-year.ts';
import type { CurrentSchemeOn } from '#core/projection/scheme-in-force.ts';
import type { ReconciledPart, Reconciliation } from '#core/result/reconciliation.ts';

/** What invoices come to beside the model; null where the dossier has none. */
export function reconciliation(input: DossierInput, currentScheme: CurrentSchemeOn): Reconciliation | null {
  const { invoice } = input;
  if (!invoice) return null;
  const isApplied = invoice.before !== null;
  const model = modelYear(asEntered(input, invoice), currentScheme);
  return {
    isApplied,
    schemes: invoicedSchemes
      .filter((scheme) => invoice.lines.some((line) => line.scheme === scheme))
      .map((scheme) => ({
        scheme,
        parts: invoiceParts.map((part) => reconciledPart(invoice, { scheme, part }, model[scheme][part])),
      })),
  };
}

/** The dossier with its terms as they were before an invoice scaled them. */
function asEntered<Input extends DossierInput>(input: Input, { before }: Invoice): Input {
  if (before === null) return input;
  return { ...input, current: { ...input.current, ...before.current }, next: { ...input.next, ...before.next } };
}

function reconciledPart(
  { lines, before }: Invoice,
  { scheme, part }: { readonly scheme: InvoicedScheme; readonly part: InvoicePart },
  model: number | null,
): ReconciledPart {
  const line = lines.find((one) => one.scheme === scheme && one.part === part);
  const factor = before === null || line === undefined || part === 'premium' ? 1 : invoiceFactor(line.amount, model);
  return { part, invoiced: line?.amount ?? null, model, factor };
}

/** Invoice divided by model: 1 where both are nothing, and where the model says nothing; null where only the model is nothing. */
export function invoiceFactor(amount: number, model: number | null): number | null {
  if (model === null || (amount === 0 && model === 0)) return 1;
  return model === 0 ? null : amount / model;
}
