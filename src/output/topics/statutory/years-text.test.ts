import { expect, it } from 'vitest';
import { yearsText } from '#output/topics/statutory/years-text.ts';

it('years that follow each other are told as one, from three on', () => {
  expect(yearsText([1965, 1966, 1967, 1970, 1972, 1973])).toBe('1965 tot en met 1967, 1970, 1972 en 1973');
  expect(yearsText([1980])).toBe('1980');
});
