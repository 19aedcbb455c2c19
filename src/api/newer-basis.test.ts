import { describe, expect, test } from 'vitest';
import type { OutcomeBasis } from '#core/statutory/statutory-outcome.ts';
import { effectsBasisSchema, newerBasis } from '#api/newer-basis.ts';

type Asked = Pick<OutcomeBasis, 'curve' | 'set'>;
const illustration = {
  name: 'CP2022 2024Q1',
  source: '',
  quarter: '2024Q1',
  checksum: null,
  isIllustration: true,
  count: 10_000,
  newer: null,
  isOld: true,
};
const basis: Asked = {
  curve: { name: '30-09-2025', source: '', day: { year: 2025, month: 9, day: 30 }, newer: null, isOld: true },
  set: { ...illustration, name: 'DNB 2025Q3', quarter: '2025Q3', isIllustration: false },
};
const offered = {
  curves: [
    { name: '31-01-2026', date: '2026-01-31' },
    { name: '31-12-2025', date: '2025-12-31' },
    { name: '30-09-2025', date: '2025-09-30' },
  ],
  sets: [
    { name: 'DNB 2026Q2', quarter: '2026Q2' },
    { name: 'DNB 2026Q1', quarter: '2026Q1' },
    { name: 'DNB 2025Q3', quarter: '2025Q3' },
  ],
};
const found = (changes: Partial<Asked>, files = offered) =>
  newerBasis(effectsBasisSchema.parse({ ...basis, ...changes }), files);

describe('a newer basis of effects', () => {
  test('is the newest of what is offered', () => {
    expect(found({})).toEqual({ curve: '31-01-2026', set: 'DNB 2026Q2' });
    const newest = { ...basis.curve, day: { year: 2026, month: 1, day: 31 } };
    expect(found({ curve: newest, set: { ...basis.set, quarter: '2026Q2' } })).toEqual({ curve: null, set: null });
  });

  test('is any set of the central bank beside the illustration, and no curve beside a typed one', () => {
    const files = { curves: offered.curves, sets: [{ name: 'DNB 2023Q4', quarter: '2023Q4' }] };
    const curve = { ...basis.curve, name: null, day: null };
    expect(found({ set: illustration, curve }, files)).toEqual({ curve: null, set: 'DNB 2023Q4' });
  });

  test('is what was known at the calculation where no more is offered', () => {
    const newer = { name: '31-12-2025', day: { year: 2025, month: 12, day: 31 } };
    const known = { curve: { ...basis.curve, newer }, set: { ...basis.set, newer: 'DNB 2026Q1' } };
    expect(found(known, { curves: [], sets: [] })).toEqual({ curve: '31-12-2025', set: 'DNB 2026Q1' });
    expect(found({}, { curves: [], sets: [] })).toEqual({ curve: null, set: null });
  });
});
