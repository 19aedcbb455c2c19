import { expect, it } from 'vitest';
import { placedResult } from '#output/files/screen/placed-result.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { isSameAnswer } from '#web/features/what-if/same-answer.ts';

const content = exampleContent(25);
const calculated = screenResult(content);

it('an answer is the same as the one that is stored with the places of its figures, and not as one with another figure', () => {
  const stored = placedResult(calculated, content);
  expect(stored.table).not.toEqual(calculated.table);
  expect(isSameAnswer(calculated, stored)).toBe(true);
  const [first, ...others] = calculated.sentences;
  expect(isSameAnswer({ ...calculated, sentences: [`${first} `, ...others] }, stored)).toBe(false);
});
