import type { AgeGroups } from '#core/projection/age-groups.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { wageYears } from '#core/projection/wage-years.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { AlternativeYear } from '#core/result/alternative.ts';
import type { ResultYear } from '#core/result/result.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/** Years of cost that are shown. */
const shownYears = 30;

/** How cost and own contributions follow from premiums in the new scheme. */
interface NextRates {
  readonly employer: CostRates;
  readonly employee: CostRates;
}

/** The years whose cost is shown. `firstYear`: calendar year of T. */
export const resultYears = (firstYear: number, people: AgeGroups, projection: ParticipantProjection): ResultYear[] =>
  wageYears(people, projection, shownYears).map(({ wageBill, fullTimeJobs }, index) => ({
    index,
    year: firstYear + index,
    wageBill,
    fullTimeJobs,
  }));

/** A premium of the new scheme: its practical rates, and the one-off costs beside it per year. */
interface YearlyPremium {
  readonly rates: Float64Array;
  readonly oneOff: readonly number[];
}

/**
 * Employer cost and own contributions of the closed group per year, EUR, not discounted, at practical rates of the new
 * scheme; null = the current scheme going on.
 */
export function costYears(cost: GroupCost, next: NextRates, premium: YearlyPremium | null): AlternativeYear[] {
  const amount = (of: CostRates, index: number, practical: Float64Array): number =>
    amountAt(linearCost(cost.next, of, index, index + 1), practical);
  return Array.from({ length: shownYears }, (_, index) =>
    premium === null
      ? { cost: cost.current[index] ?? 0, oneOff: 0, employeeContribution: cost.currentContribution[index] ?? 0 }
      : {
          cost: amount(next.employer, index, premium.rates),
          oneOff: premium.oneOff[index] ?? 0,
          employeeContribution: amount(next.employee, index, premium.rates),
        },
  );
}
