import type { Alternative, AnswerAlternative } from '#core/result/alternative.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Below these a difference is that of solving: a part of a premium or a factor, and EUR. */
const leastFactor = 1e-9;
const leastAmount = 0.005;

/** Whether two answers are one premium with one outcome, whichever goal led to it. */
const isSame = (one: AnswerAlternative, other: AnswerAlternative): boolean =>
  one.form === other.form &&
  one.feasible === other.feasible &&
  one.permission?.permitted === other.permission?.permitted &&
  Math.abs(one.exact - other.exact) < leastFactor &&
  Math.abs(one.cost - other.cost) < leastAmount &&
  one.practicalScale.length === other.practicalScale.length &&
  one.practicalScale.every(({ rate }, step) => Math.abs(rate - other.practicalScale[step]!.rate) < leastFactor);

/** The answers that are the same premium as this one, in their order: itself at least. */
export const sameAnswers = (result: DossierResult, answer: AnswerAlternative): readonly AnswerAlternative[] =>
  answersOf(result).filter((one) => one.key === answer.key || isSame(one, answer));

/** The four answers, of equal ones the first. */
export const shownAnswers = (result: DossierResult): readonly AnswerAlternative[] =>
  answersOf(result).filter((answer) => sameAnswers(result, answer)[0]?.key === answer.key);

/** What stands in the solver's table: the current scheme, the answers, and the scale of an ambition. */
export const solvedAlternatives = (result: DossierResult): readonly Alternative[] => [
  alternativeOf(result, 'unchanged'),
  ...shownAnswers(result),
  ...result.premiums.filter(({ key }) => key === 'ambition'),
];
