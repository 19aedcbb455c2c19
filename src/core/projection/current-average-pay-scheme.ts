import type { AveragePayDossierInput, CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { type AccrualRules, rightsWeights, type WalkedRights, walkRights } from '#core/projection/accrued-rights.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { currentPremiumValue, paidRates, sharedAmount } from '#core/projection/premium-value.ts';
import { ageAndSex, type TariffPrices } from '#core/projection/tariff-prices.ts';
import { riskByAge } from '#core/projection/risk-by-age.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/** Indexation that the employer buys of the participant whose pension base it is given. */
type BoughtIndexation = Pick<CurrentScheme, 'boughtIndexation' | 'newIndexation' | 'accruedIndexation'>;

/**
 * Indexation that the employer of an average pay scheme buys at the tariff: at each January m with max(1,T) <= m < N',
 * ix x pension accrued before m x price. It is the guaranteed pension that is indexed, beside an ambition too. A premium that is
 * paid holds it already. `base`: of the participant projected last.
 */
function boughtIndexation(
  current: CurrentAveragePayScheme,
  grid: TimeGrid,
  prices: TariffPrices,
  base: Float64Array,
): BoughtIndexation {
  const { periods, transition } = grid;
  const bought = new Float64Array(periods.count);
  if (!current.buysIndexation || !isAtTariff(current)) {
    const nothing = (): AmountOf => () => 0;
    return { boughtIndexation: () => bought, newIndexation: nothing, accruedIndexation: nothing };
  }
  const rules = { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  // Rights at a January hold that January's raise: this is the part of them that was bought.
  const raise = rules.indexation / (1 + rules.indexation);
  const ofTransition = periods.ofMonth[transition]!;
  /** Value of the prices from T on of indexing the rights that are walked through. */
  const valueOf =
    (discounts: Float64Array, walked: (projected: ProjectedParticipant) => WalkedRights): AmountOf =>
    (projected) => {
      const price = prices(projected, grid);
      let value = 0;
      walkRights(rules, grid, projected, walked(projected), (period, rights) => {
        if (period < ofTransition) return;
        const month = periods.starts[period]!;
        value += raise * rights * price[month]! * discounts[month - transition]!;
      });
      return value;
    };
  return {
    boughtIndexation(projected) {
      const price = prices(projected, grid);
      bought.fill(0);
      const from = { accrued: projected.participant.accruedPension, first: 0, base };
      walkRights(rules, grid, projected, from, (period, rights) => {
        if (period >= ofTransition) bought[period] = raise * rights * price[periods.starts[period]!]!;
      });
      return bought;
    },
    newIndexation: (discounts) => valueOf(discounts, () => ({ accrued: 0, first: ofTransition, base })),
    accruedIndexation: (discounts) =>
      valueOf(discounts, ({ participant: { accruedPension } }) => ({
        accrued: accruedPension,
        first: 0,
        base,
        accruesUntil: ofTransition,
      })),
  };
}

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
      atTransition(projected) * indexedSince(projected, grid.transition) * basis.perCurrentPension(projected),
    premiumValue: (discounts) => currentPremiumValue(scheme, discounts),
    ...boughtIndexation(current, grid, prices, base),
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
