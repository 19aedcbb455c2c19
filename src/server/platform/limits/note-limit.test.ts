import { expect, it } from 'vitest';
import { noteLimit } from '#server/platform/limits/note-limit.ts';

it('notes each so often and all so often, and begins anew after a quarter of an hour', () => {
  let now = 0;
  const mayNote = noteLimit({ each: 2, all: 3 }, () => now);
  expect(['a', 'a', 'a', 'b', 'c'].map(mayNote)).toEqual([true, true, false, true, false]);
  now = 15 * 60_000;
  expect(['c', 'a'].map(mayNote)).toEqual([true, true]);
});
