import type { Check, CheckCode } from '#core/result/check.ts';
import { listed } from '#office/document/dutch-words.ts';
import { accrualTexts } from '#output/topics/law/checks/accrual.ts';
import { type CheckText, type CheckTexts, fixed, type PassedFinding } from '#output/topics/law/checks/check-text.ts';
import { chosenTexts } from '#output/topics/law/checks/chosen.ts';
import { compensationTexts } from '#output/topics/law/checks/compensation.ts';
import { coverTexts } from '#output/topics/law/checks/cover.ts';
import { deadlineTexts } from '#output/topics/law/checks/deadline.ts';
import { goalTexts } from '#output/topics/law/checks/goal.ts';
import { grandfatheringTexts } from '#output/topics/law/checks/grandfathering.ts';
import { indexationTexts } from '#output/topics/law/checks/indexation.ts';
import { lawValueTexts } from '#output/topics/law/checks/law-values.ts';
import { maximumSalaryTexts } from '#output/topics/law/checks/maximum-salary.ts';
import { normTexts } from '#output/topics/law/checks/norms.ts';
import { offsetTexts } from '#output/topics/law/checks/offset.ts';
import { parameterTexts } from '#output/topics/law/checks/parameters.ts';
import { contributionTexts, participantTexts } from '#output/topics/law/checks/participants.ts';
import { pensionAgeTexts } from '#output/topics/law/checks/pension-age.ts';
import { populationTexts } from '#output/topics/law/checks/populations.ts';
import { premiumLimitTexts } from '#output/topics/law/checks/premium-limits.ts';

/** The texts of every check, in the order of the manual. */
export const checkTexts: CheckTexts = {
  ...offsetTexts,
  ...maximumSalaryTexts,
  ...pensionAgeTexts,
  ...coverTexts,
  ...premiumLimitTexts,
  ...accrualTexts,
  ...indexationTexts,
  ...grandfatheringTexts,
  ...populationTexts,
  ...compensationTexts,
  ...contributionTexts,
  ...parameterTexts,
  ...deadlineTexts,
  ...lawValueTexts,
  ...participantTexts,
  ...goalTexts,
  ...chosenTexts,
  ...normTexts,
};

export const checkTextOf = <Code extends CheckCode>(check: Check<Code>): CheckText<Code> => checkTexts[check.code];

export function checkTitle<Code extends CheckCode>(check: Check<Code>): string {
  const { title, titleOf } = checkTextOf(check);
  return titleOf?.(check) ?? title;
}

/** What the check found, in full sentences; discreet: without amounts that may be of single persons. */
export const checkSentence = <Code extends CheckCode>(check: Check<Code>, isDiscreet = false): string =>
  checkTextOf(check).sentence(check, isDiscreet);

const findingOf = <Code extends CheckCode>(check: Check<Code>): PassedFinding =>
  checkTextOf(check).passed?.(check) ?? fixed(checkSentence(check));

/** The words of a check that is in order, without what it found. */
export const passedWords = (check: Check): string => findingOf(check).words('');

/**
 * What checks that are in order found, with the limit: one figure where all have the same, else that of each in their
 * order. For checks with the same words.
 */
export function passedFinding(checks: readonly [Check, ...Check[]]): string {
  const values = checks.map((check) => findingOf(check).value);
  return findingOf(checks[0]).words(new Set(values).size === 1 ? values[0]! : listed(values));
}
