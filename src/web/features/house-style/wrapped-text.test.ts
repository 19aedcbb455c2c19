import { expect, it } from 'vitest';
import { wrappedText } from '#web/features/house-style/wrapped-text.ts';

it('breaks between words', () => {
  expect(wrappedText('de premie van nu', 9)).toEqual(['de premie', 'van nu']);
  expect(wrappedText('pensioenpremie nu', 5)).toEqual(['pensioenpremie', 'nu']);
});
