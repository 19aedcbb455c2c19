import type { Assumptions } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import { costWeights, type CostWeights } from '#core/projection/cost-weights.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import type { NextScheme } from '#core/projection/next-scheme.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';

/** Both schemes on one grid. */
export interface Schemes {
  readonly current: CurrentScheme;
  readonly next: NextScheme;
}

/**
 * One participant at a time under both schemes: salary and pension bases per period, which the next one overwrites. All else
 * that is asked of a participant is these times weights that depend on age.
 */
export interface ParticipantProjection extends Schemes {
  readonly grid: TimeGrid;
  readonly weights: CostWeights;
  /** Full-time salary per period, EUR a year. */
  readonly salary: Float64Array;
  /** Level of prices since month 0, per period. */
  readonly priceLevel: Float64Array;
  readonly project: (projected: ProjectedParticipant) => void;
}

/** The projection of participants on a grid, with tables and arrays made once for all. `weights`: those of the assumptions, where they are known. */
export function participantProjection(
  schemes: Schemes,
  assumptions: Assumptions,
  grid: TimeGrid,
  weights: CostWeights = costWeights(assumptions, grid),
): ParticipantProjection {
  return withWages(
    {
      ...schemes,
      grid,
      weights,
      salary: new Float64Array(grid.periods.count),
      priceLevel: januaryGrowth(grid, assumptions.priceInflation),
    },
    assumptions,
  );
}

/** The same projection of salaries that grow by other assumptions, in the same arrays. */
export function withWages(
  projection: Omit<ParticipantProjection, 'project'>,
  wages: Pick<Assumptions, 'wageGrowth' | 'career'>,
): ParticipantProjection {
  const { current, next, salary, grid } = projection;
  const raises = raiseByAge(wages);
  return {
    ...projection,
    project(projected) {
      fillSalary(salary, projected, raises, grid);
      current.project(projected, salary);
      next.project(projected, salary);
    },
  };
}
