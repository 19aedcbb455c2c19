import { describe, expect, test } from 'vitest';
import { levelCurve } from '#test/known-curve.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import { pensionExpectation } from '#core/statutory/pension-expectation.ts';
import { newPremiums } from '#core/statutory/profit-effects.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { statutoryProjection } from '#core/statutory/statutory-projection.ts';
import { plainTerms } from '#core/statutory/statutory-terms.ts';

const person = { ...plainParticipant, born: { year: 1960, month: 1, day: 1 }, capital: 100_000 };
const always = (value: number): number[][] => [Array.from({ length: 4 }, () => value)];
const set = typedSet({
  name: 'een',
  equityReturn: always(0.04),
  interest: always(0.02),
  priceInflation: always(0.02),
});

/**
 * Salary 59,172, full minimum offset 19,172, so a base of 40,000 for the room; a flat 10% leaves a room of 23% of it, 9,200. On a curve without
 * interest the value of compensation is what is paid in the year from the transition to the pension date.
 */
function paidOn(offset: number, compensated: readonly { rate: number; room: number }[]) {
  const dossier = {
    ...plainDossier,
    transitionDate: { year: 2027, month: 1 },
    participants: [person],
    next: { ...plainDossier.next, offset },
  };
  const alternatives = [{ rate: 0, room: 0.23 }, ...compensated].map(({ rate, room }, index) => ({
    name: `${index}`,
    measure: 'gross' as const,
    scale: [{ fromAge: 0, rate: 0.1 }],
    compensation: [{ fromAge: 0, value: rate }],
    room,
  }));
  const input = {
    dossier,
    terms: plainTerms,
    alternatives,
    compensation: { fullOffset: 19_172, endMonth: 132 },
    curve: levelCurve(0),
    tables: mortalityTable,
  };
  const people = statutoryPeople(dossier);
  const projection = statutoryProjection(input, people);
  projection.project(people[0]!);
  const [without, ...others] = newPremiums(projection)(people[0]!);
  const total = pensionExpectation(projection, people, set, { groupOf: () => 1960 }).get(1960)!;
  return {
    paid: others.map((value) => value - without!),
    pensions: total.slice(2).map(({ percentiles }) => percentiles[1]!),
  };
}

const room = 0.23;

describe('compensation as premium', () => {
  test.each([
    // On the full minimum offset, or below it, both are parts of the base of 40,000.
    [19_172, [8_000, 9_200, 9_200]],
    [17_283, [8_000, 9_200, 9_200]],
    // On 10,000 more the rate is a part of 30,000, and the room still one of 40,000.
    [29_172, [6_000, 9_000, 9_200]],
  ])('of 20, 30 and 35% with an offset of %i is no more than the room', (offset, wanted) => {
    const rates = [0.2, 0.3, 0.35];
    const { paid } = paidOn(
      offset,
      rates.map((rate) => ({ rate, room })),
    );
    for (const [index, amount] of wanted.entries()) expect(paid[index]).toBeCloseTo(amount, 6);
  });

  test('is what pensions in scenarios are of, beside alternatives with and without room in the way', () => {
    const capped = paidOn(29_172, [
      { rate: 0.2, room },
      { rate: 0.35, room },
      { rate: 0.3, room },
    ]);
    const free = paidOn(29_172, [
      { rate: 6_000 / 30_000, room: 1 },
      { rate: 9_200 / 30_000, room: 1 },
      { rate: 9_000 / 30_000, room: 1 },
    ]);
    expect(capped.pensions).toEqual(free.pensions.map((pension) => expect.closeTo(pension, 6)));
    expect(new Set(capped.pensions).size).toBe(3);
  });
});
