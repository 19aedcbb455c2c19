import type { DossierInput } from '#core/dossier/dossier.ts';
import type { CostByAge } from '#core/projection/cost-by-age.ts';
import { groupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { AgeCohort } from '#core/result/result.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for the cost per cohort. */
export interface CohortCostInput {
  readonly dossier: DossierInput;
  readonly projection: ParticipantProjection;
  readonly costs: CostByAge;
  readonly premiums: readonly PracticalPremium[];
  readonly cohorts: readonly AgeCohort[];
}

/** Cost per age cohort. */
export interface CohortCosts {
  /** Per cohort, at the practical rates: EUR, discounted over the horizon. */
  readonly unchanged: readonly number[];
  /** The same of each of the premiums, in their order. */
  readonly premiums: readonly (readonly number[])[];
}

/** The cost of the people of each cohort: of the ages in it. The cohorts sum to the cost of the group. */
export function cohortCosts({ dossier, projection, costs, premiums, cohorts }: CohortCostInput): CohortCosts {
  const rates = employerCostRates(dossier.next);
  const years = horizonYears(dossier.goal.horizon);
  const equations = cohorts.map(({ fromAge, toAge }) => {
    const counts = (age: number): boolean => age >= fromAge && age <= toAge;
    return costEquation(groupCost({ ...projection, costs, counts }), rates, years);
  });
  return {
    unchanged: equations.map(({ target }) => target),
    premiums: premiums.map((premium) => equations.map(({ amount }) => amountAt(amount, premium.rates))),
  };
}
