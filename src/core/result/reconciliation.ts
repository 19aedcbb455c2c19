import type { InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';

/** One part of an invoice beside the model, EUR for twelve months from the valuation date. */
export interface ReconciledPart {
  readonly part: InvoicePart;
  /** Null where the invoice has no line for it: it then counts as nothing in its total. */
  readonly invoiced: number | null;
  /** On the terms as they were entered; null where the dossier gives no premium that it follows from. */
  readonly model: number | null;
  /** By what the terms of this part were multiplied; 1 where the invoice scales nothing, null where they were taken from it. */
  readonly factor: number | null;
}

/** An invoice or an offer beside the model. */
export interface ReconciledScheme {
  readonly scheme: InvoicedScheme;
  /** All parts, in the order of an invoice. */
  readonly parts: readonly ReconciledPart[];
}

/** What insurers charge beside what the model comes to (aansluiting). */
export interface Reconciliation {
  /** Whether the invoice scales risk premiums, loading and cost (factuur_toepassen). */
  readonly isApplied: boolean;
  /** Those of which there is an invoice: one of the two, or both. */
  readonly schemes: readonly ReconciledScheme[];
}

/** An amount of an invoice less that of the model, EUR; null where one of both is not there. */
export const invoiceDifference = ({ invoiced, model }: Pick<ReconciledPart, 'invoiced' | 'model'>): number | null =>
  invoiced === null || model === null ? null : invoiced - model;

/** What is calculated with, EUR: the model's amount as scaled, or that of the invoice; null where it is not known. */
export function usedAmount({ invoiced, model, factor }: ReconciledPart): number | null {
  if (factor === null) return invoiced;
  return model === null ? null : model * factor;
}

/** All parts of an invoice together, and of the model; null where one of its parts is not known. */
export const reconciledTotal = ({ parts }: ReconciledScheme): Pick<ReconciledPart, 'model'> & { invoiced: number } => ({
  invoiced: parts.reduce((sum, { invoiced }) => sum + (invoiced ?? 0), 0),
  model: parts.reduce<number | null>((sum, { model }) => (sum === null || model === null ? null : sum + model), 0),
});
