import type { AveragePayDossierInput, CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { type AccrualRules, rightsWeights } from '#core/projection/accrued-rights.ts';
import { indexationPaid } from '#core/projection/indexation-paid.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { currentPremiumValue, paidRates, sharedAmount } from '#core/projection/premium-value.ts';
import { ageAndSex, type TariffPrices } from '#core/projection/tariff-prices.ts';
import { riskByAge } from '#core/projection/risk-by-age.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/**
 * An average pay scheme as current scheme: pension is accrued and indexed, cost is the premium that is paid, or the
 * accrual at the tariff (which holds the loading for cost). Where an ambition is the reference the pension is that of the ambition.
 */
export function currentAveragePayScheme(
  input: AveragePayDossierInput,
  grid: TimeGrid,
  prices: TariffPrices,
): CurrentScheme {
  const { current, assumptions } = input;
  const base = new Float64Array(grid.periods.count);
  const limits = baseLimits(current, assumptions.offsetGrowth, grid);
  const counted = countedAccrual(input);
  const rated = { sharedKey: ageAndSex, premiumRates: premiumRates(input, grid, prices) };
  const scheme = { base, ...rated, paidRates: paidRates(rated, grid) };
  /** Pension that is there at the start of a month, EUR a year. */
  const rightsAt = (month: (projected: ProjectedParticipant) => number): AmountOf =>
    sharedAmount(
      scheme,
      (projected) => rightsWeights(counted, grid, month(projected)),
      ({ participant }) => participant.accruedPension,
    );
  const atEndOfAccrual = rightsAt(({ premiumMonthsInCurrent }) => premiumMonthsInCurrent);
  const atTransition = rightsAt(() => grid.transition);
  const keptGrowth = growthOfKeptRights(current, grid);
  /** Growth of rights from the month in which accrual ended up to the current pension date, indexed as inactive. */
  const indexedSince = ({ monthsInCurrent }: ProjectedParticipant, month: number): number =>
    (1 + current.inactiveIndexation) ** (grid.januaries[monthsInCurrent]! - grid.januaries[month]!);
  return {
    ...scheme,
    riskByAge: riskByAge(current.riskPremiumByAge, grid),
    rates: { employer: employerCostRates(current), employee: employeeContributionRates(current) },
    project({ participant, premiumMonthsInCurrent }, salary) {
      fillPensionBase(base, salary, limits, participant, periodsBefore(grid.periods, premiumMonthsInCurrent));
    },
    pension: (basis) => (projected) =>
      atEndOfAccrual(projected) *
      indexedSince(projected, projected.premiumMonthsInCurrent) *
      basis.perCurrentPension(projected),
    // What is accrued at T stays with the insurer.
    carriedPension: (basis) => (projected) =>
      atTransition(projected) * keptGrowth(projected) * basis.perCurrentPension(projected),
    premiumValue: (discounts) => currentPremiumValue(scheme, discounts),
    ...indexationPaid(current, grid, prices, base),
  };
}

/**
 * Growth from T to the current pension date of rights that stay with the insurer: indexed as those of former members, or, where
 * indexation is unconditional, as of those in service up to the end of premium.
 */
export function growthOfKeptRights(
  { activeIndexation, inactiveIndexation, mustIndex }: CurrentAveragePayScheme,
  { januaries, transition }: TimeGrid,
): (projected: ProjectedParticipant) => number {
  return ({ monthsInCurrent, premiumMonthsInCurrent }) => {
    const ofLeavers = mustIndex ? premiumMonthsInCurrent : transition;
    return (
      (1 + activeIndexation) ** (januaries[ofLeavers]! - januaries[transition]!) *
      (1 + inactiveIndexation) ** (januaries[monthsInCurrent]! - januaries[ofLeavers]!)
    );
  };
}

/** The accrual that counts as the current pension: the guaranteed one, or that of the ambition where it is the reference. */
function countedAccrual(input: AveragePayDossierInput): AccrualRules {
  if (input.reference === 'ambition') return input.ambition;
  return { accrualRate: input.current.accrualRate, indexation: input.current.activeIndexation };
}

/** The paid premium in every month, or the accrual at the prices of the tariff. */
function premiumRates(
  { current }: AveragePayDossierInput,
  grid: TimeGrid,
  prices: TariffPrices,
): CurrentScheme['premiumRates'] {
  if (isAtTariff(current)) {
    return sharedBy(ageAndSex, (projected) => prices(projected, grid).map((price) => current.accrualRate * price));
  }
  const paid = new Float64Array(grid.length).fill(current.paidPremium ?? 0);
  return () => paid;
}
