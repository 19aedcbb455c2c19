import type { DossierInput } from '#core/dossier/dossier.ts';
import {
  type Invoice,
  type InvoiceLine,
  invoicedSchemes,
  type InvoicedScheme,
  invoiceParts,
  type InvoicePart,
} from '#core/dossier/invoice.ts';
import { type ModelAmounts, modelYear } from '#core/invoice/model-year.ts';
import { highestInvoiceFactor, type InvoiceFactors, invoicedTerms, scaledTerms } from '#core/invoice/scaled-terms.ts';
import type { CurrentSchemeOn } from '#core/projection/scheme-in-force.ts';
import type { ReconciledPart, Reconciliation } from '#core/result/reconciliation.ts';

type Amounts = Readonly<Record<InvoicedScheme, ModelAmounts>>;

/** Why a line cannot scale its part: the model has nothing of it, or too little. `factor`: invoice divided by model. */
export type Unscalable = InvoiceLine &
  (
    | { readonly why: 'modelIsZero' }
    | { readonly why: 'factorTooHigh'; readonly factor: number; readonly model: number }
  );

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
  const factor = before === null || line === undefined || part === 'premium' ? 1 : factorOf(line.amount, model);
  return { part, invoiced: line?.amount ?? null, model, factor };
}

/** Invoice divided by model: 1 where both are nothing, and where the model says nothing. */
const factorOf = (amount: number, model: number | null): number =>
  model === null || (amount === 0 && model === 0) ? 1 : amount / model;

/** The lines that can't scale their part of the model; none where an invoice can be applied. */
export function unscalableLines(lines: readonly InvoiceLine[], model: Amounts): readonly Unscalable[] {
  return lines.flatMap((line): readonly Unscalable[] => {
    const amount = model[line.scheme][line.part];
    if (line.part === 'premium' || amount === null || line.amount === 0) return [];
    if (amount === 0) return [{ ...line, why: 'modelIsZero' }];
    const factor = line.amount / amount;
    return factor > highestInvoiceFactor ? [{ ...line, why: 'factorTooHigh', factor, model: amount }] : [];
  });
}

/**
 * The dossier whose terms an invoice scales (factuur_toepassen): of each scheme risk premiums, loading and cost per participant by
 * invoice / model, so that everything that is calculated of it follows. `model`: its amounts on the terms as entered. Only
 * where no line is unscalable.
 */
export function withAppliedInvoice<Input extends DossierInput>(
  input: Input,
  lines: readonly InvoiceLine[],
  model: Amounts,
): Input {
  const factorsOf = (scheme: InvoicedScheme): InvoiceFactors => {
    const factor = (part: InvoicePart): number => {
      const line = lines.find((one) => one.scheme === scheme && one.part === part);
      return line === undefined ? 1 : factorOf(line.amount, model[scheme][part]);
    };
    return {
      riskPremiums: factor('riskPremiums'),
      loading: factor('loading'),
      costPerParticipant: factor('costPerParticipant'),
    };
  };
  return {
    ...input,
    current: scaledTerms(input.current, factorsOf('current')),
    next: scaledTerms(input.next, factorsOf('next')),
    invoice: { lines, before: { current: invoicedTerms(input.current), next: invoicedTerms(input.next) } },
  };
}
