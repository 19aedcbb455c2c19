import type { DossierInput } from '#core/dossier/dossier.ts';
import {
  type InvoicedScheme,
  invoicedSchemes,
  type InvoicedTerms,
  type InvoiceLine,
  type InvoicePart,
} from '#core/dossier/invoice.ts';
import type { ModelAmounts } from '#core/invoice/model-year.ts';

/** Of which schemes a line gives the term: its own, and a new scheme that is as the current one. */
export interface TakenTerm {
  readonly line: InvoiceLine;
  readonly schemes: readonly InvoicedScheme[];
}

type Amounts = Readonly<Record<InvoicedScheme, ModelAmounts>>;

/** The term of a part, with nothing else in it: a fraction of the salary or of the premium, EUR a year per participant. */
const termOf: Readonly<Partial<Record<InvoicePart, (value: number) => Partial<InvoicedTerms>>>> = {
  riskPremiums: (value) => ({ riskPremiumOnBase: 0, riskPremiumOnSalary: value, riskPremiumByAge: [] }),
  loading: (value) => ({ premiumLoading: value }),
  costPerParticipant: (value) => ({ costPerParticipant: value }),
};

/**
 * The lines with an amount of which the model has nothing: they give the term itself. A new scheme without a line of its own, and
 * of which the model has nothing either, has what the invoice of the current one gives: it was left as it is now.
 */
export function takenTerms(lines: readonly InvoiceLine[], model: Amounts): readonly TakenTerm[] {
  const hasLine = (scheme: InvoicedScheme, part: InvoicePart): boolean =>
    lines.some((line) => line.scheme === scheme && line.part === part);
  return lines
    .filter(({ scheme, part, amount }) => part in termOf && amount > 0 && model[scheme][part] === 0)
    .map((line) => ({
      line,
      schemes: invoicedSchemes.filter(
        (scheme) =>
          scheme === line.scheme ||
          (scheme === 'next' && !hasLine(scheme, line.part) && (model.next[line.part] ?? 0) === 0),
      ),
    }));
}

/** A dossier of which the taken terms have these values. */
export function withTakenTerms<Input extends DossierInput>(
  input: Input,
  taken: readonly TakenTerm[],
  valueOf: (line: InvoiceLine) => number,
): Input {
  const termsOf = (scheme: InvoicedScheme): Partial<InvoicedTerms> =>
    Object.assign(
      {},
      ...taken
        .filter(({ schemes }) => schemes.includes(scheme))
        .map(({ line }) => termOf[line.part]?.(valueOf(line)) ?? {}),
    ) as Partial<InvoicedTerms>;
  return {
    ...input,
    current: { ...input.current, ...termsOf('current') },
    next: { ...input.next, ...termsOf('next') },
  };
}
