import type { DossierInput } from '#core/dossier/dossier.ts';
import type { InvoiceLine, InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';
import { type ModelAmounts, modelYear } from '#core/invoice/model-year.ts';
import { invoiceFactor } from '#core/invoice/reconciliation.ts';
import { type TakenTerm, takenTerms, withTakenTerms } from '#core/invoice/taken-terms.ts';
import { highestInvoiceFactor, invoicedTerms, scaledTerms } from '#core/invoice/scaled-terms.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { risesWithPremium } from '#core/scheme/cost-rates.ts';

/** Part of the model's premium for pension that an invoice may be off before somebody has to look. */
const premiumTolerance = 0.05;

type Amounts = Readonly<Record<InvoicedScheme, ModelAmounts>>;

/**
 * What is wrong or remarkable about a line of an invoice: it follows from a premium that was not given; it is far from the
 * model's premium for pension; the model has nothing of what it is to give or to stand beside, or too little to be scaled;
 * it leaves employees paying all that a higher premium costs, so that no premium can be solved.
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
  /** Terms that the invoice gives instead of scaling them. */
  readonly taken: readonly TakenTerm[];
}

/**
 * Puts an invoice beside a dossier whose terms are as entered, and lets risk premiums, loading and cost follow it where that
 * is asked: scaled, or taken from it where the model has nothing (factuur_toepassen). Source: docs/method/invoice.md.
 */
export function invoicedDossier<Input extends DossierInput>(
  input: Input,
  lines: readonly InvoiceLine[],
  isApplied: boolean,
): InvoicedDossier<Input> {
  const modelOf = (one: Input): Amounts => modelYear(one, schemeInForce(one, mortalityTable));
  const model = modelOf(input);
  const units = isApplied ? takenTerms(lines, model) : [];
  const perUnit = units.length === 0 ? model : modelOf(withTakenTerms(input, units, () => 1));
  const perUnitOf = ({ scheme, part }: InvoiceLine): number => perUnit[scheme][part] ?? 0;
  const taken = units.filter(({ line }) => perUnitOf(line) > 0);
  const problems = lines.flatMap((line): readonly InvoiceProblem[] => {
    const isTaken = taken.some((one) => one.line === line);
    const why = isTaken ? null : problemOf(line, model[line.scheme][line.part]);
    return why === null || (why === 'factorTooHigh' && !isApplied) ? [] : [{ line, why }];
  });
  const isStopped = problems.some(({ why }) => why === 'modelIsZero' || why === 'factorTooHigh');
  if (!isApplied || isStopped)
    return { input: { ...input, invoice: { lines, before: null } }, model, problems, taken: [] };
  const scaled = withTakenTerms(
    withAppliedInvoice(input, lines, model),
    taken,
    (line) => line.amount / perUnitOf(line),
  );
  const isLoading = ({ part }: InvoiceLine): boolean => part === 'loading';
  const loading =
    lines.find((line) => line.scheme === 'next' && isLoading(line)) ??
    taken.find(({ line, schemes }) => isLoading(line) && schemes.includes('next'))?.line;
  const stops = loading !== undefined && risesWithPremium(input.next) && !risesWithPremium(scaled.next);
  const stopped: readonly InvoiceProblem[] = stops ? [{ line: loading, why: 'costNotRising' }] : [];
  return { input: scaled, model, problems: [...problems, ...stopped], taken };
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
    return line === undefined ? 1 : (invoiceFactor(line.amount, model[scheme][part]) ?? 1);
  };
  return {
    ...input,
    current: scaledTerms(input.current, factorsOf('current')),
    next: scaledTerms(input.next, factorsOf('next')),
    invoice: { lines, before: { current: invoicedTerms(input.current), next: invoicedTerms(input.next) } },
  };
}
