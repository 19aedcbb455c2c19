import { accrualChecks } from '#core/checks/accrual-checks.ts';
import { assumptionChecks } from '#core/checks/assumption-checks.ts';
import type { CheckInput } from '#core/checks/check-input.ts';
import { compensationChecks } from '#core/checks/compensation-checks.ts';
import { contributionChecks } from '#core/checks/contribution-checks.ts';
import { coverChecks } from '#core/checks/cover-checks.ts';
import { firstAgeChecks } from '#core/checks/first-age-checks.ts';
import { goalChecks } from '#core/checks/goal-checks.ts';
import { deadlineChecks, grandfatheringChecks, permissionChecks } from '#core/checks/grandfathering-checks.ts';
import { indexationChecks } from '#core/checks/indexation-checks.ts';
import { lawValueChecks } from '#core/checks/law-value-checks.ts';
import { levelCompensationChecks } from '#core/checks/level-compensation-checks.ts';
import { maximumSalaryChecks } from '#core/checks/maximum-salary-checks.ts';
import { offsetChecks } from '#core/checks/offset-checks.ts';
import { participantChecks } from '#core/checks/participant-checks.ts';
import { pensionAgeChecks } from '#core/checks/pension-age-checks.ts';
import { populationChecks } from '#core/checks/population-checks.ts';
import { premiumLimitChecks } from '#core/checks/premium-limit-checks.ts';

/** Each rule, in the order in which what it finds is shown; those of the norms come after them. */
const rules = [
  offsetChecks,
  maximumSalaryChecks,
  pensionAgeChecks,
  coverChecks,
  premiumLimitChecks,
  accrualChecks,
  indexationChecks,
  permissionChecks,
  goalChecks,
  contributionChecks,
  grandfatheringChecks,
  populationChecks,
  firstAgeChecks,
  compensationChecks,
  levelCompensationChecks,
  assumptionChecks,
  deadlineChecks,
  participantChecks,
  lawValueChecks,
];

type FoundCheck = ReturnType<(typeof rules)[number]>[number];

/** Every fiscal and data check of a dossier, those that pass included. */
export const allChecks = (input: CheckInput): readonly FoundCheck[] =>
  rules.flatMap((rule): readonly FoundCheck[] => rule(input));
