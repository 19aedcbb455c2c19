import { describe, expect, test } from 'vitest';
import { whatIfChoicesSchema } from '#api/what-if-choices.ts';

const isTaken = (choices: unknown): boolean => whatIfChoicesSchema.safeParse(choices).success;

describe('choices that are sent', () => {
  test('may be none, and may take a limit away', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ compensationFromAge: null, compensationUntilAge: null, entrantPremium: null })).toBe(true);
  });

  test.each([
    [{ premium: { is: 'flat', rate: 1 } }, { premium: { is: 'flat', rate: 1.01 } }],
    [{ premium: { is: 'scale', factor: 3 } }, { premium: { is: 'scale', factor: -0.1 } }],
    [{ premium: { is: 'answer', key: 'profitNeutralFlat' } }, { premium: { is: 'answer', key: 'ownFlat' } }],
    [{ compensationFromAge: 15 }, { compensationFromAge: 14 }],
    [{ compensationUntilAge: 64 }, { compensationUntilAge: 64.5 }],
    [{ compensationEnd: { kind: 'years', years: 60 } }, { compensationEnd: { kind: 'years', years: 61 } }],
    [{ horizon: { kind: 'years', years: 1 } }, { horizon: { kind: 'years', years: 0 } }],
    [{ rounding: 0.0001 }, { rounding: 0 }],
    [{ equityReturn: 0.2 }, { equityReturn: Number.POSITIVE_INFINITY }],
    [{ wageGrowth: -0.05 }, { wageGrowth: null }],
    [{ compensationMethod: 'none' }, { compensationMethod: 'ownTable' }],
    [{}, { salary: 1 }],
  ])('are within the limits of the template: %j, and not %j', (taken, refused) => {
    expect([isTaken(taken), isTaken(refused)]).toEqual([true, false]);
  });
});
