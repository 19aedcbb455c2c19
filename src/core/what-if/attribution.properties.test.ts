import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { attribution, type Attribution, causes } from '#core/what-if/attribution.ts';
import { calculationInParts } from '#core/calculate/calculate.ts';
import { firstDayOf, monthAfter } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { expectSame } from '#test/same-results.ts';
import { minimumOffset } from '#core/law/yearly-values.ts';
import { valueOn } from '#core/law/dated.ts';

const pairs = fc.oneof(fc.tuple(anyDossier, anyDossier), fc.tuple(anyAveragePayDossier, anyAveragePayDossier));

type Step = Exclude<Attribution['steps'], string>[number];

/** What is looked at of a dossier: the cost of its answers, EUR. */
const costs = ({ result }: Step): readonly number[] => answersOf(result).map(({ cost }) => cost);

/** The part of each cause in the first of these. */
function partsOf({ of, steps }: Attribution): readonly number[] {
  if (typeof steps === 'string') throw new Error(steps);
  return steps.map((step, place) => costs(step)[0]! - costs(steps[place - 1] ?? of)[0]!);
}

/** A dossier like another, with some of it changed. */
const changed = <Input extends DossierInput>(input: Input, changes: Partial<DossierInput>): Input =>
  Object.assign({}, input, changes);

describe('the parts of a difference', () => {
  test('add up to the whole of it, between the dossiers as they are by themselves', () => {
    fc.assert(
      fc.property(pairs, ([of, to]) => {
        const found = attribution(of, to);
        expectSame(
          [found.of.result, found.with.result],
          [calculationInParts(of).answers, calculationInParts(to).answers],
        );
        if (typeof found.steps === 'string') return;
        const { steps } = found;
        expect(steps).toHaveLength(causes.length);
        costs(found.with).forEach((cost, answer) => {
          const before = costs(found.of)[answer]!;
          const parts = steps.map((step, place) => costs(step)[answer]! - costs(steps[place - 1] ?? found.of)[answer]!);
          const sum = parts.reduce((total, part) => total + part, 0);
          const size = Math.max(1, ...[found.of, ...steps].map((step) => Math.abs(costs(step)[answer]!)));
          expect(Math.abs(sum - (cost - before)) / size).toBeLessThan(1e-9);
        });
      }),
      propertyRuns(12),
    );
  });

  test('are none between a dossier and itself', () => {
    fc.assert(
      fc.property(fc.oneof(anyDossier, anyAveragePayDossier), (input) => {
        const { of, steps } = attribution(input, structuredClone(input));
        if (typeof steps === 'string') throw new Error(steps);
        for (const step of steps) expect(step.result).toBe(of.result);
      }),
      propertyRuns(5),
    );
  });

  const [base] = plainDossier.participants;
  const of: DossierInput = { ...plainDossier, participants: [base!] };

  test.each<[cause: (typeof causes)[number], Partial<DossierInput>]>([
    ['data', { participants: [{ ...base!, fullTimeSalary: base!.fullTimeSalary + 5_000 }] }],
    ['terms', { current: { ...plainDossier.current, offset: plainDossier.current.offset + 1_000 } }],
    [
      'assumptions',
      { assumptions: { ...plainDossier.assumptions, discountRate: plainDossier.assumptions.discountRate + 0.01 } },
    ],
  ])('are of %s alone where nothing else differs', (cause, changes) => {
    const parts = partsOf(attribution(of, changed(of, changes)));
    expect(parts[causes.indexOf(cause)]).not.toBe(0);
    expect(parts.filter((_, place) => causes[place] !== cause)).toEqual([0, 0, 0]);
  });

  test('are of the law where its values on the dates of the dossiers differ', () => {
    const [earlier, later] = [2025, 2026].map((year) => ({ year, month: 1 }));
    const offset = valueOn(minimumOffset, firstDayOf(earlier!)).value;
    const from = changed(of, { valuationDate: earlier!, next: { ...of.next, offset } });
    const { steps } = attribution(from, changed(from, { valuationDate: later! }));
    if (typeof steps === 'string') throw new Error(steps);
    // An offset that was the lowest of its year is below it a year later.
    expect(steps.map(({ result }) => result.flatMaximum)).toEqual([0.3, 0.3, 0.3, 0.286_08]);
  });
});

describe('a difference that cannot be divided', () => {
  test.each<[why: string, of: DossierInput, to: DossierInput]>([
    ['otherKind', plainDossier, plainGuarantee],
    [
      'transitionBeforeValuation',
      plainDossier,
      changed(plainDossier, {
        valuationDate: monthAfter(plainDossier.transitionDate, 1),
        transitionDate: monthAfter(plainDossier.transitionDate, 12),
      }),
    ],
  ])('says why: %s, and gives both dossiers', (why, of, to) => {
    const found = attribution(of, to);
    expect(found.steps).toBe(why);
    expectSame([found.of.result, found.with.result], [calculationInParts(of).answers, calculationInParts(to).answers]);
  });
});
