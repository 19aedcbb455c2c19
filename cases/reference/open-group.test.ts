import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { openGroupReference } from '#test/oracle/open-group-reference.ts';

/** Every figure of the independent implementation is met to this relative difference. */
const tolerance = 1e-9;

function expectSame(actual: number, expected: number): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.abs(expected),
  );
}

describe.each(
  openGroupReference.map((dossier) => [dossier.input.soort, dossier.input.werkgever_naam, dossier] as const),
)('reference dossier %s of %s with new participants', (_kind, _employer, { input, expected }) => {
  const result = calculate(coreInput(input));

  test('counts the same participants from the same transition', () => {
    expect(result.participants.map(({ number }) => number)).toEqual(expected.deelnemers);
    expect(result.monthsToTransition).toBe(expected.maanden_tot_transitie);
  });

  test('has the same current cost', () => {
    expectSame(alternativeOf(result, 'unchanged').cost, expected.ongewijzigd_kosten);
  });
});
