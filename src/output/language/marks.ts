import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { Answer } from '#core/result/answer.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { levelSigns, notAllowed, notKnown } from '#output/language/verdict-text.ts';

/** A short judgement beside a figure. */
export interface Mark {
  readonly text: string;
  readonly tone: 'good' | 'doubt' | 'bad' | 'forbidden';
}

/**
 * Whether the goal is reached by a lawful premium. A budget goal that the highest premium falls short of is no bad news:
 * even that premium costs less than now.
 */
export function feasibleMark({ feasible, goal, shortfall }: Answer): Mark {
  if (feasible) return { text: 'Haalbaar', tone: 'good' };
  return goal === 'budget' && (shortfall?.amount ?? 0) > 0
    ? { text: 'Ruimte over', tone: 'doubt' }
    : { text: 'Niet haalbaar', tone: 'bad' };
}

/** Whether the law allows it, with the article that stands in the way; the reason is told with the checks. */
export function verdictMark({ allowed, grounds }: Verdict): Mark {
  if (allowed === 'yes') return { text: 'Toegestaan', tone: 'good' };
  if (allowed === 'unknown') return { text: notKnown, tone: 'doubt' };
  const article = grounds[0]?.article ?? '';
  return { text: `${levelSigns.error} ${notAllowed}${article === '' ? '' : ` (${article})`}`, tone: 'forbidden' };
}

/** All marks of an alternative; what is not allowed has no other, so that nothing speaks for it. */
export function marksOf(alternative: PremiumAlternative): readonly Mark[] {
  const allowed = verdictMark(alternative.verdict);
  if (allowed.tone === 'forbidden' || alternative.sort !== 'answer') return [allowed];
  return [feasibleMark(alternative), allowed];
}
