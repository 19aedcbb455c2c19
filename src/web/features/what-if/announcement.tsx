import { useEffect, useState } from 'react';
import type { WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';

/** Milliseconds without a change before the outcome is told: not at each step of a slider. */
const pauseOfHand = 800;

const sentenceOf = ({ goal, form, premium, figures, marks }: WhatIfOutcome): string =>
  [
    `${goal}, ${form.toLowerCase()}: ${premium}.`,
    ...figures.slice(0, 2).map(({ label, text }) => `${label}: ${text}.`),
    ...marks.map(({ text }) => `${text.replace(/^[^\p{L}]+/u, '')}.`),
  ].join(' ');

/** Tells who cannot see it what was calculated, once the hand rests. */
export function Announcement({ outcome, isTold }: { readonly outcome: WhatIfOutcome; readonly isTold: boolean }) {
  const [told, setTold] = useState('');
  const sentence = isTold && outcome.isWhole ? sentenceOf(outcome) : '';
  useEffect(() => {
    if (sentence === '') return undefined;
    const clock = setTimeout(() => setTold(sentence), pauseOfHand);
    return () => clearTimeout(clock);
  }, [sentence]);
  return (
    <output aria-live="polite" className="sr-only">
      <span lang="nl">{told}</span>
    </output>
  );
}
