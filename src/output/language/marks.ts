import type { Verdict } from '#core/result/verdict.ts';
import { levelSigns, notAllowed, notKnown } from '#output/language/verdict-text.ts';

/** A short judgement beside a figure. */
export interface Mark {
  readonly text: string;
  readonly tone: 'good' | 'doubt' | 'bad' | 'forbidden';
}

/** Whether the law allows it, with the article that stands in the way; the reason is told with the checks. */
export function verdictMark({ allowed, grounds }: Verdict): Mark {
  if (allowed === 'yes') return { text: 'Toegestaan', tone: 'good' };
  if (allowed === 'unknown') return { text: notKnown, tone: 'doubt' };
  const article = grounds[0]?.article ?? '';
  return { text: `${levelSigns.error} ${notAllowed}${article === '' ? '' : ` (${article})`}`, tone: 'forbidden' };
}
