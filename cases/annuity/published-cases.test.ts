import { describe, expect, test } from 'vitest';
import { publishedCases, type Numbers } from '#cases/annuity/published-case.ts';
import { workingOf, workings } from '#cases/annuity/workings.ts';

const asRecord = (numbers: Numbers): Readonly<Record<string, number>> =>
  typeof numbers === 'number' ? { value: numbers } : numbers;

describe('published results of life contingencies', () => {
  const covered = publishedCases.filter((published) => published.notCovered === undefined);

  test.each(covered)('$id: $description', (published) => {
    const found = asRecord(workingOf(published)(published));
    const expected = asRecord(published.expected);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, value] of Object.entries(expected)) {
      const { tolerance } = published;
      const margin = typeof tolerance === 'number' ? tolerance : (tolerance[name] ?? 0);
      expect(Math.abs((found[name] ?? Number.NaN) - value), `${name}: ${found[name]}`).toBeLessThanOrEqual(margin);
    }
  });

  test('each case has a working, or says why the product cannot express it', () => {
    const unworked = publishedCases.filter((published) => published.notCovered !== undefined);
    expect(unworked.map((published) => published.id)).toEqual([
      'faml-5.7',
      'faml-6.15',
      'ag2020-e0-2021',
      'uk-pa-dependant',
    ]);
    expect(unworked.filter((published) => (published.notCovered ?? '').length < 40)).toEqual([]);
    const known = new Set(covered.map((published) => published.id));
    expect(Object.keys(workings).filter((id) => !known.has(id))).toEqual([]);
  });
});
