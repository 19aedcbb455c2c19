import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Outcome } from '#core/result/alternative.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

const sums = (outcomes: readonly Outcome[]): readonly number[] =>
  (['premium', 'ownContribution', 'pension'] as const).map((part) =>
    outcomes.reduce((sum, outcome) => sum + outcome[part], 0),
  );

test('cohorts and years of birth sum to the participants, and everybody is in one of each', () => {
  fc.assert(
    fc.property(anyKind, (input) => {
      const { alternatives, birthYears, cohorts, participantCount } = resultOf(input);
      for (const groups of [birthYears, cohorts])
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(participantCount);
      for (const { participants, cohorts: byAge, birthYears: byYear } of alternatives) {
        expect([participants.length, byAge.length, byYear.length]).toEqual([
          participantCount,
          cohorts.length,
          birthYears.length,
        ]);
        const wanted = sums(participants);
        for (const parts of [byAge, byYear])
          for (const [place, sum] of sums(parts).entries())
            expect(Math.abs(sum - wanted[place]!)).toBeLessThanOrEqual(1e-9 * wanted[place]! + 1e-6);
      }
    }),
    propertyRuns(15),
  );
});
