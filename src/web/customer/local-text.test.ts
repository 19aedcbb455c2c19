import { expect, it } from 'vitest';
import { givenLanguage } from '#web/customer/local-text.ts';

it.each([
  ['the language of the screen, where it is given', 'fr', ['nl', 'en', 'fr'], 'fr'],
  ['English where it is not', 'ja', ['nl', 'en'], 'en'],
  ['Dutch where there is no English either', 'ja', ['nl'], 'nl'],
  ['Dutch for Dutch screens', 'nl', ['nl', 'en'], 'nl'],
] as const)('a piece of a customer is shown in %s', (_, screen, given, shown) => {
  expect(givenLanguage(given, screen)).toBe(shown);
});
