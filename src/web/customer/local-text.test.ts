import { expect, it } from 'vitest';
import { givenLanguage } from '#web/customer/local-text.ts';

it.each([
  ['the language of the screen, where it is given', 'fr', { nl: 1, en: 1, fr: 1 }, 'fr'],
  ['English where it is not', 'ja', { nl: 1, en: 1 }, 'en'],
  ['Dutch where there is no English either', 'ja', { nl: 1 }, 'nl'],
  ['Dutch for Dutch screens', 'nl', { nl: 1, en: 1 }, 'nl'],
] as const)('a piece of a customer is shown in %s', (_, screen, given, shown) => {
  expect(givenLanguage(given, screen)).toBe(shown);
});
