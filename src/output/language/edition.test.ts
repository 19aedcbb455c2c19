import { expect, it } from 'vitest';
import { partGets } from '#output/language/edition.ts';

it.each([
  [16, 40, 'krijgen 16 van de 40 deelnemers'],
  [9, 40, 'krijgen minder dan tien van de 40 deelnemers'],
  [31, 40, 'krijgen de meeste van de 40 deelnemers'],
  [0, 40, 'krijgt niemand'],
  [40, 40, 'krijgen alle 40 deelnemers'],
  [9, 18, 'krijgt een deel van de deelnemers'],
  [9, 9, null],
])('tells of %i of %i people no count below ten, nor what is left of it', (count, total, text) => {
  expect(partGets(count, total)).toBe(text);
});
