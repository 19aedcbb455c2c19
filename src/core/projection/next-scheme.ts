import type { DossierInput } from '#core/dossier.ts';
import type { Member } from '#core/participant/member.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { addPensionSensitivities } from '#core/projection/pension-sensitivities.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { stepFiller } from '#core/projection/step-of-month.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';

/** One participant's months under the new scheme: what premium would be paid on, and at which step of the scale. */
export interface NextCourse {
  /** PG(m), EUR a year. */
  readonly base: Float64Array;
  readonly step: Uint8Array;
}

/** The new scheme before its rates are known: one participant at a time, as with CurrentScheme. */
export interface NextScheme {
  readonly course: NextCourse;
  project(member: Member, salary: Float64Array): void;
  /** Adds K_b of the participant projected last to `perRate`, one element per step. */
  addSensitivities(perRate: Float64Array, member: Member, basis: PensionBasis): void;
}

/** The new premium scheme with premiums in the given steps. */
export function nextScheme({ next, assumptions }: DossierInput, steps: PremiumSteps, grid: TimeGrid): NextScheme {
  const course = { base: new Float64Array(grid.length), step: new Uint8Array(grid.length) };
  const limits = baseLimits(next, assumptions.offsetGrowth, grid);
  const fillSteps = stepFiller(steps, next.bracketAgeRule, grid);
  return {
    course,
    project(member, salary) {
      fillPensionBase(course.base, salary, limits, member.participant.partTime, member.monthsInNext);
      fillSteps(course.step, member.ageAtStart, member.monthsInNext);
    },
    addSensitivities(perRate, member, basis) {
      const pensionPerPremium = (1 - next.entryCost) * basis.perCapitalAtNewDate(member);
      const months = member.monthsInNext;
      addPensionSensitivities(perRate, course, basis.accumulation, grid.transition, months, pensionPerPremium);
    },
  };
}
