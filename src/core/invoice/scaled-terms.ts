import type { InvoicedTerms, InvoicePart } from '#core/dossier/invoice.ts';

/** The highest factor by which an invoice scales a part (factuur_toepassen). */
export const highestInvoiceFactor = 3;

/** The terms that an invoice may scale, of a scheme. */
export const invoicedTerms = (terms: InvoicedTerms): InvoicedTerms => ({
  riskPremiumOnBase: terms.riskPremiumOnBase,
  riskPremiumOnSalary: terms.riskPremiumOnSalary,
  riskPremiumByAge: terms.riskPremiumByAge,
  premiumLoading: terms.premiumLoading,
  costPerParticipant: terms.costPerParticipant,
});

/**
 * A scheme whose risk premiums, loading on the premium and cost per participant are so many times what they were: each is linear in
 * its own terms, so that the model's amount of the part becomes that of the invoice.
 */
export function scaledTerms<Scheme extends InvoicedTerms>(
  scheme: Scheme,
  factorOf: (part: InvoicePart) => number,
): Scheme {
  const risk = factorOf('riskPremiums');
  return {
    ...scheme,
    riskPremiumOnBase: scheme.riskPremiumOnBase * risk,
    riskPremiumOnSalary: scheme.riskPremiumOnSalary * risk,
    riskPremiumByAge: scheme.riskPremiumByAge.map(({ fromAge, value }) => ({ fromAge, value: value * risk })),
    premiumLoading: scheme.premiumLoading * factorOf('loading'),
    costPerParticipant: scheme.costPerParticipant * factorOf('costPerParticipant'),
  };
}
