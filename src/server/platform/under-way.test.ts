import { expect, it } from 'vitest';
import { UnderWay } from '#server/platform/under-way.ts';

it('gives one key no more places than its own limit, and another key its own', () => {
  const underWay = new UnderWay({ ofKey: 2, inTotal: 10 });
  expect([underWay.enter('a'), underWay.enter('a')]).not.toContain(null);
  expect(underWay.enter('a')).toBeNull();
  expect(underWay.isFull).toBe(false);
  expect(underWay.enter('b')).not.toBeNull();
});

it('gives all keys together no more than the total', () => {
  const underWay = new UnderWay({ ofKey: 2, inTotal: 3 });
  for (const key of ['a', 'b', 'c']) expect(underWay.enter(key)).not.toBeNull();
  expect(underWay.enter('d')).toBeNull();
  expect(underWay.isFull).toBe(true);
});

it('has a place again when one is given back, and only one however often that is said', () => {
  const underWay = new UnderWay({ ofKey: 1, inTotal: 2 });
  const leave = underWay.enter('a');
  underWay.enter('b');
  leave?.();
  leave?.();
  expect(underWay.enter('a')).not.toBeNull();
  expect(underWay.enter('c')).toBeNull();
});

it('counts what takes more places as so many', () => {
  const underWay = new UnderWay({ ofKey: 6, inTotal: 9 });
  const leave = underWay.enter('a', 5);
  expect(underWay.enter('a', 2)).toBeNull();
  expect(underWay.enter('b', 5)).toBeNull();
  expect(underWay.enter('b', 4)).not.toBeNull();
  leave?.();
  expect(underWay.enter('a', 5)).not.toBeNull();
});
