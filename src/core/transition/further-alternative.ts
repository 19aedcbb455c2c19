import type { FurtherAlternative, FurtherKey } from '#core/further-result.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { CohortResult, CostYear, ParticipantResult } from '#core/result.ts';
import { type AnswerInput, shownPremiums } from '#core/transition/answer.ts';
import { type NextRates, yearlyAmounts } from '#core/transition/cost-years.ts';
import { costEquation, horizonYears, pensionEquation } from '#core/transition/equations.ts';
import { memberOutcome, summedOutcome } from '#core/transition/outcomes.ts';
import { practicalRate } from '#core/transition/practical-rate.ts';
import type { PremiumForm } from '#core/transition/premium-form.ts';
import { cappedRates } from '#core/transition/solve.ts';

/** A premium that is given: a form at lambda = 1. */
export interface GivenPremium {
  readonly key: FurtherKey;
  readonly form: PremiumForm;
  /** Step to which its practical premiums are rounded; 0 = taken as it is. */
  readonly rounding: number;
}

/** Rates per step of a given premium: held under its caps, before and after rounding. */
export function givenRates({ form, rounding }: GivenPremium): Record<'exact' | 'practical', Float64Array> {
  const exact = cappedRates(form, 1);
  return { exact, practical: exact.map((rate, step) => practicalRate(rate, rounding, form.caps[step]!)) };
}

/** The answers' own results, whose order that of a further alternative follows. */
export interface ShownResults {
  readonly participants: readonly ParticipantResult[];
  readonly cohorts: readonly CohortResult[];
  readonly costYears: readonly CostYear[];
}

/** A given premium reckoned like the answers. */
export function furtherAlternative(
  given: GivenPremium,
  input: AnswerInput,
  nextRates: NextRates,
  shown: ShownResults,
): FurtherAlternative {
  const { key, form } = given;
  const { goal, group } = input;
  const cost = costEquation(group.cost, input.nextCostRates, horizonYears(goal.horizon));
  const pension = pensionEquation(group.pensions, 'expected', 'totalPension');
  const { exact, practical: practicalRates } = givenRates(given);
  const outcomes = group.people.members.map((_, index) => memberOutcome(group.people, index, practicalRates));
  const ages = shown.participants.map(({ age }) => age);
  return {
    key,
    form: form.name,
    ...shownPremiums(form, exact, practicalRates),
    cost: amountAt(cost.amount, practicalRates),
    costDifference: amountAt(cost.amount, practicalRates) - cost.target,
    pension: amountAt(pension.amount, practicalRates),
    pensionDifference: amountAt(pension.amount, practicalRates) - pension.target,
    permission: form.name === 'progressive' ? input.permission : null,
    yearlyCost: shown.costYears.map(({ index }) => yearlyAmounts(group.cost, nextRates, practicalRates, index).cost),
    yearlyContribution: shown.costYears.map(
      ({ index }) => yearlyAmounts(group.cost, nextRates, practicalRates, index).contribution,
    ),
    participants: outcomes,
    cohorts: shown.cohorts.map(({ fromAge, toAge, outcomes: { unchanged } }) =>
      summedOutcome(
        outcomes.filter((_, index) => ages[index]! >= fromAge && ages[index]! <= toAge),
        unchanged.pension,
      ),
    ),
  };
}
