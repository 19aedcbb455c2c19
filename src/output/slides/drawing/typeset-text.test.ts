import { describe, expect, it } from 'vitest';
import { typesetText } from '#output/slides/drawing/typeset-text.ts';

describe('text on a slide', () => {
  it('has a minus sign before a figure, behind which no program breaks a line', () => {
    expect(typesetText('€\u00a0-20.203 (-1,0%) en -37')).toBe('€\u00a0−20.203 (−1,0%) en −37');
  });

  it('keeps the hyphens of dates, ranges and words', () => {
    const text = '01-01-2028, 20- t/m 39-jarigen, art. 18-a, Anw-hiaat, SHA-256';
    expect(typesetText(text)).toBe(text);
  });
});
