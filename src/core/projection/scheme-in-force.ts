import type { AveragePayDossierInput, DossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { currentAveragePayScheme } from '#core/projection/current-average-pay-scheme.ts';
import { currentPremiumScheme } from '#core/projection/current-premium-scheme.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import type { PensionForm } from '#core/projection/pension-basis.ts';
import { type TariffPrices, tariffPrices } from '#core/projection/tariff-prices.ts';
import { insurerTariff, type TableByName } from '#core/scheme/tariff-basis.ts';

/** Makes the current scheme of a dossier, whatever its kind, on a grid. */
export type CurrentSchemeOn = (input: DossierInput, grid: TimeGrid) => CurrentScheme;

/**
 * The maker for a dossier, and for the same dossier at another date or under other assumptions: the tariff is the same,
 * so that its prices are worked out once for all of them.
 */
export function schemeInForce(input: DossierInput, tables: TableByName): CurrentSchemeOn {
  const pricesOf = (dossier: AveragePayDossierInput): TariffPrices => tariffPrices(insurerTariff(dossier, tables));
  const prices = isAveragePay(input) ? pricesOf(input) : null;
  return (dossier, grid) =>
    isAveragePay(dossier)
      ? currentAveragePayScheme(dossier, grid, prices ?? pricesOf(dossier))
      : currentPremiumScheme(dossier, grid);
}

/**
 * The form of the current scheme's pension. A premium scheme buys what the new one buys; an average pay scheme has its
 * own partner pension and its own indexation in payment. Variant `geen` has no partner pension: the tariff's where the
 * guaranteed accrual is the reference, the ambition's where the ambition is.
 */
export function currentPensionForm(input: DossierInput): PensionForm {
  if (!isAveragePay(input)) return { partnerFraction: input.assumptions.partnerFraction, indexation: 0 };
  const { partnerFraction, paymentIndexation, tariff } = input.current;
  const { variant } = input.reference === 'ambition' ? input.ambition : tariff;
  return { partnerFraction: variant === 'none' ? 0 : partnerFraction, indexation: paymentIndexation };
}
