import type { Check } from '#core/result/check.ts';
import { answerChecks } from '#core/checks/answer-checks.ts';
import { assumptionChecks } from '#core/checks/assumption-checks.ts';
import { averagePayChecks } from '#core/checks/average-pay-checks.ts';
import type { CheckInput } from '#core/checks/check-input.ts';
import { compensationChecks } from '#core/checks/compensation-checks.ts';
import { coverChecks } from '#core/checks/cover-checks.ts';
import { dossierChecks } from '#core/checks/dossier-checks.ts';
import { grandfatheringChecks } from '#core/checks/grandfathering-checks.ts';
import { lawValueChecks } from '#core/checks/law-value-checks.ts';
import { levelCompensationChecks } from '#core/checks/level-compensation-checks.ts';
import { maximumSalaryChecks } from '#core/checks/maximum-salary-checks.ts';
import { offsetChecks } from '#core/checks/offset-checks.ts';
import { pensionAgeChecks } from '#core/checks/pension-age-checks.ts';
import { premiumLimitChecks } from '#core/checks/premium-limit-checks.ts';

/** Every fiscal and data check of a dossier, those that pass included. */
export function allChecks(input: CheckInput): Check[] {
  return [
    ...offsetChecks(input),
    ...maximumSalaryChecks(input),
    ...pensionAgeChecks(input),
    ...coverChecks(input),
    ...premiumLimitChecks(input),
    ...averagePayChecks(input),
    ...answerChecks(input),
    ...grandfatheringChecks(input),
    ...compensationChecks(input),
    ...levelCompensationChecks(input),
    ...assumptionChecks(input),
    ...dossierChecks(input),
    ...lawValueChecks(input),
  ];
}
