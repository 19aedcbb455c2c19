import type { AgeStep } from '#core/dossier/scale.ts';

/** Of which scheme an invoice is: of the current one, or an offer for the new one (huidig, nieuw). */
export const invoicedSchemes = ['current', 'next'] as const;
export type InvoicedScheme = (typeof invoicedSchemes)[number];

/** The parts of an invoice (spaarpremie, risicopremie, opslag, kosten), by their names among the parts of employer cost. */
export const invoiceParts = ['premium', 'riskPremiums', 'loading', 'costPerParticipant'] as const;
export type InvoicePart = (typeof invoiceParts)[number];

/** A part as the insurer charges it for twelve months from the valuation date, EUR. */
export interface InvoiceLine {
  readonly scheme: InvoicedScheme;
  readonly part: InvoicePart;
  readonly amount: number;
}

/** The terms of a scheme that an invoice may scale. */
export interface InvoicedTerms {
  readonly riskPremiumOnBase: number;
  readonly riskPremiumOnSalary: number;
  readonly riskPremiumByAge: readonly AgeStep[];
  readonly premiumLoading: number;
  readonly costPerParticipant: number;
}

/** What insurers charge (Factuur). No part of a scheme has two lines. */
export interface Invoice {
  readonly lines: readonly InvoiceLine[];
  /**
   * The terms as they were before the invoice scaled those of the dossier (factuur_toepassen); null = it scales nothing, and those of
   * the dossier are as they were entered.
   */
  readonly before: Readonly<Record<InvoicedScheme, InvoicedTerms>> | null;
}
