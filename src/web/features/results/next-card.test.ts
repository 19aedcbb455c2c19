import { expect, it } from 'vitest';
import { nextCard } from '#web/features/results/next-card.ts';

it('a number goes to its card, and one without a card nowhere', () => {
  expect(['1', '4', '5', '9', '0', 'a', 'Enter'].map((key) => nextCard(key, 0, 4))).toEqual([
    0,
    3,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('arrows go to the card beside it, and from the last to the first', () => {
  expect(nextCard('ArrowRight', 3, 4)).toBe(0);
  expect(nextCard('ArrowLeft', 0, 4)).toBe(3);
  expect(nextCard('ArrowDown', 1, 4)).toBe(2);
  expect(nextCard('Home', 2, 4)).toBe(0);
  expect(nextCard('End', 0, 4)).toBe(3);
});
