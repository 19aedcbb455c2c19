import type { Assumptions } from '#core/dossier.ts';
import { monthsToLaterPension, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { discountFactors, type FixedCostBases, type MonthWeights } from '#core/projection/group-cost.ts';
import { fillInService } from '#core/projection/in-service.ts';
import type { NextScheme } from '#core/projection/next-scheme.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';
import { ageValues } from '#core/scheme/age-values.ts';

/** Both schemes on one grid. */
export interface Schemes {
  readonly current: CurrentScheme;
  readonly next: NextScheme;
}

/** One participant at a time under both schemes: month arrays that the next one overwrites. */
export interface ParticipantProjection extends Schemes {
  readonly grid: TimeGrid;
  /** In-service probability and discount factor per month. */
  readonly weights: MonthWeights;
  /** Full-time salary per month, EUR a year, and level of prices since month 0. */
  readonly salary: Float64Array;
  readonly priceLevel: Float64Array;
  project(projected: ProjectedParticipant): void;
}

/** The projection of participants on a grid, with tables and month arrays made once for all. */
export function participantProjection(
  schemes: Schemes,
  assumptions: Assumptions,
  grid: TimeGrid,
): ParticipantProjection {
  const { current, next } = schemes;
  const raises = raiseByAge(assumptions);
  const exits = ageValues(assumptions.exits);
  const salary = new Float64Array(grid.length);
  const inService = new Float64Array(grid.length);
  const discount = discountFactors(assumptions.discountRate, grid.length);
  return {
    current,
    next,
    grid,
    weights: { transition: grid.transition, inService, discount },
    salary,
    priceLevel: januaryGrowth(grid, assumptions.priceInflation),
    project(projected) {
      fillSalary(salary, projected, raises, grid);
      fillInService(inService, projected, exits, grid, monthsToLaterPension(projected));
      current.project(projected, salary);
      next.project(projected, salary);
    },
  };
}

/** What the fixed cost of the participant projected last depends on. */
export const fixedCostBases = (
  { salary, priceLevel }: ParticipantProjection,
  { participant }: ProjectedParticipant,
): FixedCostBases => ({
  salary,
  partTime: participant.partTime,
  priceLevel,
});
