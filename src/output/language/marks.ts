import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { levelSigns, notAllowed, notKnown } from '#output/language/verdict-text.ts';

/** A short judgement beside a figure. */
export interface Mark {
  readonly text: string;
  readonly tone: 'good' | 'doubt' | 'bad' | 'forbidden';
}

const allowed = 'Toegestaan';

/** Whether the law allows it, with the article that stands in the way; the reason is told with the checks. */
export function verdictMark({ allowed: verdict, grounds }: Verdict): Mark {
  if (verdict === 'yes') return { text: allowed, tone: 'good' };
  if (verdict === 'unknown') return { text: notKnown, tone: 'doubt' };
  const article = grounds[0]?.article ?? '';
  return { text: `${levelSigns.error} ${notAllowed}${article === '' ? '' : ` (${article})`}`, tone: 'forbidden' };
}

/** One mark for one premium of the solver: what the law allows and still misses its goal is never called allowed beside it. */
export const solvedMark = ({ feasible, verdict }: Pick<AnswerAlternative, 'feasible' | 'verdict'>): string => {
  if (verdict.allowed === 'no') return `${levelSigns.error} ${notAllowed}`;
  if (!feasible) return 'Doel niet haalbaar';
  return verdict.allowed === 'yes' ? allowed : notKnown;
};
