import { expect, it } from 'vitest';
import { textLines } from '#office/sheet/text-lines.ts';

it('breaks between words', () => {
  expect(textLines('de premie van nu', 9)).toEqual(['de premie', 'van nu']);
  expect(textLines('pensioenpremie nu', 5)).toEqual(['pensioenpremie', 'nu']);
});
