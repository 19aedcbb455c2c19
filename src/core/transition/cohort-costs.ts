import type { DossierInput } from '#core/dossier.ts';
import { wholeYears } from '#core/calendar/age.ts';
import type { AgeGroups } from '#core/projection/age-groups.ts';
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
  readonly people: AgeGroups;
  readonly stepCount: number;
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
export function cohortCosts({
  dossier,
  projection,
  people,
  stepCount,
  premiums,
  cohorts,
}: CohortCostInput): CohortCosts {
  const rates = employerCostRates(dossier.next);
  const years = horizonYears(dossier.goal.horizon);
  const equations = cohorts.map(({ fromAge, toAge }) => {
    const counts = ({ ageAtStart }: { readonly ageAtStart: number }): boolean => {
      const age = wholeYears(ageAtStart + projection.grid.transition);
      return age >= fromAge && age <= toAge;
    };
    return costEquation(groupCost({ stepCount, projection, people, counts }), rates, years);
  });
  return {
    unchanged: equations.map(({ target }) => target),
    premiums: premiums.map((premium) => equations.map(({ amount }) => amountAt(amount, premium.rates))),
  };
}
