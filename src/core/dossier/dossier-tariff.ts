import type { PartnerVariant } from '#core/annuity/single-premium.ts';

/** Basis of single premiums. Mortality: a registered table, ages shifted by whole years before it is read. */
export interface SinglePremiumBasis {
  readonly interest: number;
  readonly mortalityTable: string;
  readonly participantShift: number;
  readonly partnerShift: number;
  readonly variant: PartnerVariant;
}

/** One row of a tariff typed by the user: price of EUR 1 yearly old-age pension at an age. */
export interface TariffPrice {
  readonly age: number;
  readonly price: number;
}

/** The insurer's tariff for a year of accrual. */
export interface Tariff extends SinglePremiumBasis {
  /** Loading for cost on every price (tarief_kostenopslag), a fraction. */
  readonly costLoading: number;
  /** Own tariff table: linear between rows, constant outside; empty = prices from the terms. */
  readonly prices: readonly TariffPrice[];
}
