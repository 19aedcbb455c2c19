import type { ProfitNeutralKey } from '#core/dossier/alternative-key.ts';
import { type AnswerInput, type SolvedAnswer, solvedAnswer } from '#core/transition/answer.ts';
import { otherBasis } from '#core/transition/equations.ts';

/** The profit-neutral answers as they would be on the profit basis that was not chosen. */
export function otherBasisAnswers(input: AnswerInput): Readonly<Record<ProfitNeutralKey, SolvedAnswer>> {
  const goal = { ...input.goal, profitBasis: otherBasis[input.goal.profitBasis] };
  const onOther = { ...input, goal };
  return {
    profitNeutralFlat: solvedAnswer('profitNeutralFlat', onOther),
    profitNeutralProgressive: solvedAnswer('profitNeutralProgressive', onOther),
  };
}
