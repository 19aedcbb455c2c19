import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import { ageKey, sharedByAge, sharedByTable } from '#core/participant/shared-by.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import type { Accumulations } from '#core/projection/pension-basis.ts';
import { accumulatedRates } from '#core/projection/period-weights.ts';
import { currentPremiumValue, paidRates, sharedAmount } from '#core/projection/premium-value.ts';
import { riskByAge } from '#core/projection/risk-by-age.ts';
import { stepOfMonth } from '#core/projection/step-of-month.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { dossierSteps, scaleRates } from '#core/scheme/premium-steps.ts';

/** A premium scheme with a scale as current scheme: capital and premiums accumulate, cost follows the premium. */
export function currentPremiumScheme({ current, assumptions }: PremiumDossierInput, grid: TimeGrid): CurrentScheme {
  const base = new Float64Array(grid.periods.count);
  const limits = baseLimits(current, assumptions.offsetGrowth, grid);
  const premiumRates = ratesByAge(current, grid);
  const sharedKey = ageKey;
  const nothingBought = new Float64Array(grid.periods.count);
  const scheme = { base, sharedKey, premiumRates, paidRates: paidRates({ sharedKey, premiumRates }, grid) };

  /**
   * Capital at a pension date from what was there in month 0 and the invested premiums of the months before `until`. Returns are
   * shared by bases with other prices, and so are the weights.
   */
  const capitalOf = (
    monthsToPension: (projected: ProjectedParticipant) => number,
    until: (projected: ProjectedParticipant) => number,
  ): ((accumulation: Float64Array) => AmountOf) =>
    sharedByTable((accumulation) =>
      sharedAmount(
        scheme,
        (projected) => {
          const months = monthsToPension(projected);
          const rated = { rates: premiumRates(projected), from: 0, until: until(projected) };
          const invested = (1 - current.entryCost) / 12;
          return {
            perStart: accumulation[months]!,
            perBase: accumulatedRates(grid, rated, accumulation, months, invested),
          };
        },
        ({ participant }) => participant.capital,
      ),
    );
  const atCurrentDate = ({ monthsInCurrent }: ProjectedParticipant): number => monthsInCurrent;
  const atNewDate = ({ monthsInNext }: ProjectedParticipant): number => monthsInNext;
  const capital = capitalOf(atCurrentDate, ({ premiumMonthsInCurrent }) => premiumMonthsInCurrent);
  const carriedCapital = capitalOf(atNewDate, () => grid.transition);

  return {
    ...scheme,
    riskByAge: riskByAge(current.riskPremiumByAge, grid),
    rates: { employer: employerCostRates(current), employee: employeeContributionRates(current) },
    project({ participant, premiumMonthsInCurrent }, salary) {
      fillPensionBase(base, salary, limits, participant, periodsBefore(grid.periods, premiumMonthsInCurrent));
    },
    pension(basis) {
      const atPension = capital(basis.currentAccumulation);
      return (projected) => atPension(projected) * basis.perCapitalAtCurrentDate(projected);
    },
    carriedPension(basis) {
      const atPension = carriedCapital(basis.currentAccumulation);
      const moved = current.product.existingCapital === 'moves' ? movedGrowth(basis, grid) : () => 1;
      return (projected) => atPension(projected) * moved(projected) * basis.perCapitalAtNewDate(projected);
    },
    premiumValue: (discounts) => currentPremiumValue(scheme, discounts),
    boughtIndexation: () => nothingBought,
    keptIndexation: () => nothingBought,
    newIndexation: () => () => 0,
    accruedIndexation: () => () => 0,
  };
}

/**
 * Capital that moves at T grows by the new scheme's returns from then on: what it comes to at the new pension date, per EUR of
 * what it would have come to by those of the current scheme.
 */
const movedGrowth =
  ({ accumulation, currentAccumulation }: Accumulations, { transition }: TimeGrid): AmountOf =>
  ({ monthsInNext }) =>
    accumulation === currentAccumulation
      ? 1
      : accumulation[monthsInNext - transition]! / currentAccumulation[monthsInNext - transition]!;

/** The rate of the scale, or of the flat premium beside it, that holds in each month up to the end of premium, by age. */
function ratesByAge(current: PremiumDossierInput['current'], grid: TimeGrid): CurrentScheme['premiumRates'] {
  const steps = dossierSteps({ current }, current.scale);
  const rates = scaleRates(current.scale, steps);
  const stepAt = stepOfMonth(steps, current.bracketAgeRule, grid);
  return sharedByAge((projected) => {
    const { premiumMonthsInCurrent } = projected;
    const ofMonth = new Float64Array(premiumMonthsInCurrent);
    for (let month = 0; month < premiumMonthsInCurrent; month++) ofMonth[month] = rates[stepAt(projected, month)]!;
    return ofMonth;
  });
}
