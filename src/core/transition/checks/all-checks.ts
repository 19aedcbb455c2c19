import type { Check } from '#core/check.ts';
import { answerChecks } from '#core/transition/checks/answer-checks.ts';
import { averagePayChecks } from '#core/transition/checks/average-pay-checks.ts';
import type { CheckInput } from '#core/transition/checks/check-input.ts';
import { compensationChecks } from '#core/transition/checks/compensation-checks.ts';
import { dossierChecks } from '#core/transition/checks/dossier-checks.ts';
import { grandfatheringChecks } from '#core/transition/checks/grandfathering-checks.ts';
import { lawValueChecks } from '#core/transition/checks/law-value-checks.ts';
import { maximumSalaryChecks } from '#core/transition/checks/maximum-salary-checks.ts';
import { offsetChecks } from '#core/transition/checks/offset-checks.ts';
import { premiumLimitChecks } from '#core/transition/checks/premium-limit-checks.ts';

/** Every fiscal and data check of a dossier, those that pass included. */
export function allChecks(input: CheckInput): Check[] {
  return [
    ...offsetChecks(input),
    ...maximumSalaryChecks(input),
    ...premiumLimitChecks(input),
    ...averagePayChecks(input),
    ...answerChecks(input),
    ...grandfatheringChecks(input),
    ...compensationChecks(input),
    ...dossierChecks(input),
    ...lawValueChecks(input),
  ];
}
