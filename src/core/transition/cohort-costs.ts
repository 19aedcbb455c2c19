import type { DossierInput } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { addCurrentCost, addNextExposure, emptyGroupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { fixedCostBases, type ParticipantProjection } from '#core/projection/participant-projection.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import type { IndexedCohort } from '#core/transition/age-cohorts.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for the cost per cohort. */
export interface CohortCostInput {
  readonly dossier: DossierInput;
  readonly participants: readonly ProjectedParticipant[];
  readonly projection: ParticipantProjection;
  readonly stepCount: number;
  readonly premiums: readonly PracticalPremium[];
  readonly cohorts: readonly IndexedCohort[];
}

/** Cost per age cohort. */
export interface CohortCosts {
  /** Per cohort, at the practical rates: EUR, discounted over the horizon. */
  readonly unchanged: readonly number[];
  /** The same of each of the premiums, in their order. */
  readonly premiums: readonly (readonly number[])[];
}

/** One more pass over the participants, each added to the cost of its cohort. The cohorts sum to the cost of the group. */
export function cohortCosts({
  dossier,
  participants,
  projection,
  stepCount,
  premiums,
  cohorts,
}: CohortCostInput): CohortCosts {
  const { grid, weights, current, next } = projection;
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const groupCosts = cohorts.map(() => emptyGroupCost(years, stepCount));
  const costOf = costByParticipant(cohorts, groupCosts);
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    const bases = fixedCostBases(projection, projected);
    const groupCost = costOf[index]!;
    addCurrentCost(groupCost, current.trajectory, projected, weights);
    addNextExposure(groupCost, next.trajectory, bases, projected, weights);
  }
  const rates = employerCostRates(dossier.next);
  const equations = groupCosts.map((groupCost) => costEquation(groupCost, rates, horizonYears(dossier.goal.horizon)));
  return {
    unchanged: equations.map(({ target }) => target),
    premiums: premiums.map((premium) => equations.map(({ amount }) => amountAt(amount, premium.rates))),
  };
}

/** The cost of everybody's cohort, by index of the participant. */
function costByParticipant(cohorts: readonly IndexedCohort[], groupCosts: readonly GroupCost[]): GroupCost[] {
  const byParticipant: GroupCost[] = [];
  for (const [cohort, { indexes }] of cohorts.entries()) {
    for (const index of indexes) byParticipant[index] = groupCosts[cohort]!;
  }
  return byParticipant;
}
