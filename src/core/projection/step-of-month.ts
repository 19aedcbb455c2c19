import { decidingMonths } from '#core/participant/bracket-age.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { BracketAgeRule } from '#core/dossier/dossier.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';

/** The step of the scale that holds in each month for an age of a(0) months at the start. */
export type StepOfMonth = (ageAtStart: number, month: number) => number;

/** The same for a scheme's steps and bracket age rule. */
export function stepOfMonth(steps: PremiumSteps, rule: BracketAgeRule, grid: TimeGrid): StepOfMonth {
  const deciding = decidingMonths(rule, grid);
  return (ageAtStart, month) => steps.ofAge[Math.floor((ageAtStart + deciding[month]!) / 12)]!;
}
