import type { ProfitMeasure } from '#core/dossier/dossier.ts';
import type { OtherMeasureAnswer } from '#core/result/answer.ts';
import { type AnswerInput, solvedAnswer } from '#core/transition/answer.ts';

/** The measures of equal profit, in the order in which they are always shown. */
export const profitMeasures: readonly ProfitMeasure[] = ['totalPension', 'averagePerParticipant', 'premiumValue'];

/**
 * The profit-neutral flat premium by each measure that was not chosen, on the same profit basis. Average pay has no value
 * of premiums to keep equal.
 */
export const otherMeasureAnswers = (input: AnswerInput): OtherMeasureAnswer[] =>
  profitMeasures
    .filter((measure) => measure !== input.goal.measure)
    .filter((measure) => measure !== 'premiumValue' || input.group.premiumValue !== null)
    .map((measure) => ({
      measure,
      answer: solvedAnswer('profitNeutralFlat', { ...input, goal: { ...input.goal, measure } }).answer,
    }));
