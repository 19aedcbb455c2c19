import type { DossierInput } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { addPensionSensitivities } from '#core/projection/pension-sensitivities.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { stepFiller } from '#core/projection/step-of-month.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';

/** A participant's trajectory under the new scheme, month by month: what premium is paid on, and at which step of the scale. */
export interface NextTrajectory {
  /** PG(m), EUR a year. */
  readonly base: Float64Array;
  readonly step: Uint8Array;
}

/** The new scheme before its rates are known: one participant at a time, as with CurrentScheme. */
export interface NextScheme {
  readonly trajectory: NextTrajectory;
  project(projected: ProjectedParticipant, salary: Float64Array): void;
  /** Adds K_b of the participant projected last to `perRate`, one element per step. */
  addSensitivities(perRate: Float64Array, projected: ProjectedParticipant, basis: PensionBasis): void;
}

/** The new premium scheme with premiums in the given steps. */
export function nextScheme({ next, assumptions }: DossierInput, steps: PremiumSteps, grid: TimeGrid): NextScheme {
  const trajectory = { base: new Float64Array(grid.length), step: new Uint8Array(grid.length) };
  const limits = baseLimits(next, assumptions.offsetGrowth, grid);
  const fillSteps = stepFiller(steps, next.bracketAgeRule, grid);
  return {
    trajectory,
    project(projected, salary) {
      fillPensionBase(trajectory.base, salary, limits, projected.participant.partTime, projected.monthsInNext);
      fillSteps(trajectory.step, projected.ageAtStart, projected.monthsInNext);
    },
    addSensitivities(perRate, projected, basis) {
      const pensionPerPremium = (1 - next.entryCost) * basis.perCapitalAtNewDate(projected);
      const months = projected.monthsInNext;
      addPensionSensitivities(perRate, trajectory, basis.accumulation, grid.transition, months, pensionPerPremium);
    },
  };
}
