import { expect, it } from 'vitest';
import { shorterAmounts } from '#output/writers/pptx/slide-table.ts';

it.each([
  ['€\u00a024.514.123', '€\u00a024,51\u00a0mln'],
  ['−\u00a0€\u00a01.056.000 in 2028', '−\u00a0€\u00a01,06\u00a0mln in 2028'],
  ['€\u00a01.234.567.890', '€\u00a01.234,57\u00a0mln'],
  ['€\u00a0999.999', '€\u00a0999.999'],
  ['1.234.567 deelnemers', '1.234.567 deelnemers'],
])('%s is written shorter as %s', (whole, shorter) => {
  expect(shorterAmounts(whole)).toBe(shorter);
});
