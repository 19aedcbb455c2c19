import { describe, expect, it } from 'vitest';
import { typesetText } from '#output/slides/drawing/typeset-text.ts';

describe('text on a slide', () => {
  it('has a minus sign before a figure, behind which no program breaks a line', () => {
    expect(typesetText('€\u00a0-20.203 (-1,0%) en -37')).toBe('€\u00a0−20.203 (−1,0%) en −37');
  });

  it('has days and the start of a range of ages on one line', () => {
    expect(typesetText('vóór 01-12-2026, 20- t/m 39-jarigen')).toBe(
      'vóór 01\u201112\u20112026, 20-\u00a0t/m 39-jarigen',
    );
  });

  it('keeps the hyphens of words', () => {
    const text = 'art. 18-a, Anw-hiaat, SHA-256';
    expect(typesetText(text)).toBe(text);
  });
});
