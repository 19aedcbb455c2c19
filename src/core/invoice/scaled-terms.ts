import type { InvoicedTerms, InvoicePart } from '#core/dossier/invoice.ts';

/** Parts whose terms an invoice scales: a premium for pension follows from the scheme itself. */
export type ScaledPart = Exclude<InvoicePart, 'premium'>;

/** Invoice divided by model, per part; 1 where nothing is scaled. */
export type InvoiceFactors = Readonly<Record<ScaledPart, number>>;

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
export const scaledTerms = <Scheme extends InvoicedTerms>(scheme: Scheme, factors: InvoiceFactors): Scheme => ({
  ...scheme,
  riskPremiumOnBase: scheme.riskPremiumOnBase * factors.riskPremiums,
  riskPremiumOnSalary: scheme.riskPremiumOnSalary * factors.riskPremiums,
  riskPremiumByAge: scheme.riskPremiumByAge.map(({ fromAge, value }) => ({
    fromAge,
    value: value * factors.riskPremiums,
  })),
  premiumLoading: scheme.premiumLoading * factors.loading,
  costPerParticipant: scheme.costPerParticipant * factors.costPerParticipant,
});
