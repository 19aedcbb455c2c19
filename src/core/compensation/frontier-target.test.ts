import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costsAt, highestTargets, type Allowance, highestTarget } from '#core/compensation/frontier.ts';
import { rateCost, type TargetPeople } from '#core/compensation/target-people.ts';
import { targetCost } from '#core/compensation/target-cost.ts';
import { plainChoices } from '#cases/factory/plain-dossier.ts';
import { propertyRuns } from '#test/property-runs.ts';

interface Person {
  readonly group: number;
  readonly full: number;
  readonly carriedPart: number;
  readonly flatPart: number;
  readonly cap: number;
}

const groupCount = 3;
const person: fc.Arbitrary<Person> = fc.record({
  group: fc.integer({ min: 0, max: groupCount - 1 }),
  full: fc.integer({ min: 1000, max: 500_000 }),
  carriedPart: fc.constantFrom(0, 0.1, 0.25, 0.4, 0.7),
  flatPart: fc.double({ min: 0.5, max: 5, noNaN: true }),
  cap: fc.constantFrom(0.01, 0.1, 0.4),
});

/** Many more than are put in order at once; `hasCaps`: with a second line for each that takes the rise off again. */
const crowd = fc.record({
  persons: fc.array(person, { minLength: 300, maxLength: 400, size: 'max' }),
  threshold: fc.constantFrom(0, 0.05),
  maximumRate: fc.constantFrom(Infinity, 0.08),
  hasCaps: fc.boolean(),
});

type Crowd = typeof crowd extends fc.Arbitrary<infer T> ? T : never;

function peopleOf({ persons, threshold, maximumRate, hasCaps }: Crowd): TargetPeople {
  const lines = persons.flatMap(({ group, full, carriedPart, flatPart, cap }) => {
    const line = { group, full, carried: carriedPart * full, perFlat: flatPart * full, lead: threshold, follows: 0 };
    const above = { group, full: -full, carried: -(carriedPart + cap) * full, perFlat: -flatPart * full };
    return hasCaps ? [line, { ...above, lead: 0, follows: 1 }] : [line];
  });
  const column = (name: keyof (typeof lines)[number]): Float64Array => Float64Array.from(lines, (line) => line[name]);
  const byRatio = new Map([
    [0.8, 3_000_000],
    [1, 9_000_000],
    [1.3, 2_000_000],
  ]);
  return {
    group: Int32Array.from(column('group')),
    full: column('full'),
    carried: column('carried'),
    perFlat: column('perFlat'),
    start: Float64Array.from(lines, ({ carried, full, lead }) => carried / full + lead),
    startPerFlat: Float64Array.from(lines, ({ perFlat, full }) => perFlat / full),
    follows: Uint8Array.from(column('follows')),
    groups: Array.from({ length: groupCount }, () => ({
      valuePerRate: 200_000_000,
      maximumRate,
      cost: rateCost(15_000_000, byRatio, { ...plainChoices.compensation, salaryLoading: 0.22 }),
    })),
  };
}

const roomBeside = (flat: number): number => Math.max(0, 0.33 - flat);
const flats = Array.from({ length: 31 }, (_, index) => index / 100);

/** By the definition: everybody's lines added up anew. */
function costOf({ groups, ...lines }: TargetPeople, flat: number, target: number): number {
  const filled = new Float64Array(groups.length);
  let previousStart = 0;
  for (const [index, full] of lines.full.entries()) {
    const level = lines.carried[index]! + flat * lines.perFlat[index]!;
    const own = lines.start[index]! + flat * lines.startPerFlat[index]!;
    const start = lines.follows[index] === 1 ? Math.max(own, previousStart) : own;
    if (target > start) filled[lines.group[index]!]! += target * full - level;
    previousStart = start;
  }
  const rateOf = (index: number): number =>
    Math.min(groups[index]!.maximumRate, Math.max(0, filled[index]!) / groups[index]!.valuePerRate);
  return groups.reduce((sum, { cost }, index) => sum + cost.cost(rateOf(index), roomBeside(flat)), 0);
}

/** A part of what a target of 1 costs, other beside each premium. */
const allowancesOf = (people: TargetPeople, part: number): Allowance[] =>
  flats
    .map((flat) => ({ flat, limit: costOf(people, flat, 1) * part * (1 - flat) }))
    .filter(({ flat, limit }) => costOf(people, flat, 1) > limit * (1 + 1e-9));

/** What fails is not made smaller: so many people take long. */
const runs = { ...propertyRuns(10), endOnFailure: true };
const anyPart = fc.constantFrom(0, 0.1, 0.5, 0.9);

describe('the search along the flat premiums', () => {
  test('gives the cost that everybody adds up to', () => {
    fc.assert(
      fc.property(crowd, fc.constantFrom(0.6, 0.9, 1), (generated, target) => {
        const people = peopleOf(generated);
        for (const [index, cost] of costsAt(targetCost(people, roomBeside), flats, target).entries())
          expect(Math.abs(cost - costOf(people, flats[index]!, target))).toBeLessThan(1e-3);
      }),
      runs,
    );
  });

  test('finds the highest target that fits', () => {
    fc.assert(
      fc.property(crowd, anyPart, (generated, part) => {
        const people = peopleOf(generated);
        const allowances = allowancesOf(people, part);
        const found = highestTargets(targetCost(people, roomBeside), allowances);
        for (const [index, { flat, limit }] of allowances.entries()) {
          expect(costOf(people, flat, found[index]! - 1e-9)).toBeLessThanOrEqual(limit + 1e-3);
          expect(costOf(people, flat, found[index]! + 1e-9)).toBeGreaterThan(limit - 1e-3);
        }
      }),
      runs,
    );
  });

  test('finds beside each premium what a search over everybody finds', () => {
    fc.assert(
      fc.property(crowd, anyPart, (generated, part) => {
        const whole = targetCost(peopleOf(generated), roomBeside);
        const allowances = allowancesOf(peopleOf(generated), part);
        const found = highestTargets(whole, allowances);
        for (const [index, allowance] of allowances.entries())
          expect(found[index]).toBeCloseTo(highestTarget(whole, allowance), 10);
      }),
      runs,
    );
  });
});
