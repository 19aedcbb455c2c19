import type { DossierInput } from '#core/dossier/dossier.ts';
import type { InvoiceLine, InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';
import { type ModelAmounts, modelYear } from '#core/invoice/model-year.ts';
import { invoiceFactor } from '#core/invoice/reconciliation.ts';
import { highestInvoiceFactor, invoicedTerms, scaledTerms } from '#core/invoice/scaled-terms.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { risesWithPremium } from '#core/scheme/cost-rates.ts';

/** Part of the model's premium for pension that an invoice may be off before somebody has to look. */
const premiumTolerance = 0.05;

type Amounts = Readonly<Record<InvoicedScheme, ModelAmounts>>;

/**
 * What is wrong or remarkable about a line of an invoice: it follows from a premium that was not given; it is far from the
 * model's premium for pension; it is to scale what the model has nothing, or too little, of; it leaves employees paying
 * all that a higher premium costs, so that no premium can be solved.
 */
export interface InvoiceProblem {
  readonly line: InvoiceLine;
  readonly why: 'premiumMissing' | 'premiumOff' | 'modelIsZero' | 'factorTooHigh' | 'costNotRising';
}

/** A dossier with an invoice beside it. */
interface InvoicedDossier<Input extends DossierInput = DossierInput> {
  /** What is calculated with: its terms scaled where that was asked and every line allows it. */
  readonly input: Input;
  /** The model's amounts on the terms as entered. */
  readonly model: Amounts;
  readonly problems: readonly InvoiceProblem[];
}

/**
 * Puts an invoice beside a dossier whose terms are as entered, and scales risk premiums, loading and cost by it where that
 * is asked (factuur_toepassen). Source: docs/method/invoice.md.
 */
export function invoicedDossier<Input extends DossierInput>(
  input: Input,
  lines: readonly InvoiceLine[],
  isApplied: boolean,
): InvoicedDossier<Input> {
  const model = modelYear(input, schemeInForce(input, mortalityTable));
  const problems = lines.flatMap((line): readonly InvoiceProblem[] => {
    const why = problemOf(line, model[line.scheme][line.part]);
    return why === null || (why === 'factorTooHigh' && !isApplied) ? [] : [{ line, why }];
  });
  const isStopped = problems.some(({ why }) => why === 'modelIsZero' || why === 'factorTooHigh');
  if (!isApplied || isStopped) return { input: { ...input, invoice: { lines, before: null } }, model, problems };
  const scaled = withAppliedInvoice(input, lines, model);
  const loading = lines.find(({ scheme, part }) => scheme === 'next' && part === 'loading');
  const stops = loading !== undefined && risesWithPremium(input.next) && !risesWithPremium(scaled.next);
  return { input: scaled, model, problems: stops ? [...problems, { line: loading, why: 'costNotRising' }] : problems };
}

function problemOf({ part, amount }: InvoiceLine, model: number | null): InvoiceProblem['why'] | null {
  if (model === null) return 'premiumMissing';
  if (part === 'premium') return Math.abs(amount - model) > premiumTolerance * model ? 'premiumOff' : null;
  if (amount === 0) return null;
  if (model === 0) return 'modelIsZero';
  return amount > highestInvoiceFactor * model ? 'factorTooHigh' : null;
}

/**
 * Scales of each scheme risk premiums, loading and cost per participant by invoice / model, so that everything that is
 * calculated of it follows.
 */
function withAppliedInvoice<Input extends DossierInput>(
  input: Input,
  lines: readonly InvoiceLine[],
  model: Amounts,
): Input {
  const factorsOf = (scheme: InvoicedScheme) => (part: InvoicePart) => {
    const line = lines.find((one) => one.scheme === scheme && one.part === part);
    return line === undefined ? 1 : invoiceFactor(line.amount, model[scheme][part]);
  };
  return {
    ...input,
    current: scaledTerms(input.current, factorsOf('current')),
    next: scaledTerms(input.next, factorsOf('next')),
    invoice: { lines, before: { current: invoicedTerms(input.current), next: invoicedTerms(input.next) } },
  };
}
