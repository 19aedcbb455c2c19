import { decidingMonths } from '#core/participant/bracket-age.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { BracketAgeRule } from '#core/dossier.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';

/** Fills the step of the scale that holds in each of the first `months` months for an age of a(0) months at the start. */
export type StepFiller = (stepOfMonth: Uint8Array, ageAtStart: number, months: number) => void;

/** The filler for a scheme's steps and bracket age rule. */
export function stepFiller(steps: PremiumSteps, rule: BracketAgeRule, grid: TimeGrid): StepFiller {
  const deciding = decidingMonths(rule, grid);
  return (stepOfMonth, ageAtStart, months) => {
    for (let month = 0; month < months; month++) {
      stepOfMonth[month] = steps.ofAge[Math.floor((ageAtStart + deciding[month]!) / 12)]!;
    }
  };
}
