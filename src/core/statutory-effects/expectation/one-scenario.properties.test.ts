import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { levelCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput } from '#core/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { typedSet } from '#core/scenario-set/typed-set.ts';
import { isAveragePay } from '#core/scheme-kind.ts';
import { pensionExpectation } from '#core/statutory-effects/expectation/pension-expectation.ts';
import { statutoryPeople } from '#core/statutory-effects/statutory-people.ts';
import { statutoryProjection } from '#core/statutory-effects/statutory-projection.ts';
import { plainTerms } from '#core/statutory-effects/statutory-terms.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** An ambition is no right: the scheme that goes on is the real one. Bonds return what the level curve gives. */
function comparable(input: DossierInput): DossierInput {
  const interest = input.assumptions.conversionInterest;
  const same = {
    ownProposal: { flat: 0.2, scale: [] },
    assumptions: { ...input.assumptions, bondReturn: interest },
  };
  return isAveragePay(input) ? { ...input, ...same, reference: 'scheme' } : { ...input, ...same };
}

/** One scenario in which every year is as the assumptions have it. */
const expectedScenario = ({ assumptions }: DossierInput) => {
  const always = (value: number): number[][] => [Array.from({ length: 71 }, () => value)];
  return typedSet({
    name: 'verwacht',
    equityReturn: [always(assumptions.equityReturn)[0]!.slice(1)],
    interest: always(assumptions.conversionInterest),
    priceInflation: always(assumptions.priceInflation),
  });
};

test('on one scenario that is as expected every pension is that of the method', () => {
  const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);
  fc.assert(
    fc.property(anyKind, (generated) => {
      const dossier = comparable(generated);
      const result = resultOf(dossier);
      const people = statutoryPeople(dossier, plainTerms);
      const projection = statutoryProjection(
        {
          dossier,
          terms: plainTerms,
          alternatives: [{ name: 'ownFlat', measure: 'gross', scale: [{ fromAge: 0, rate: 0.2 }], compensation: [] }],
          compensation: { fullOffset: 0, endMonth: 0 },
          curve: levelCurve(0),
          tables: mortalityTable,
        },
        people,
      );
      const { persons } = pensionExpectation(projection, people, expectedScenario(dossier), {
        groupOf: () => 0,
        withPersons: true,
      });
      for (const [column, key] of (['unchanged', 'ownFlat'] as const).entries()) {
        const { participants } = alternativeOf(result, key).effects;
        for (const [index, expectations] of persons.entries()) {
          const wanted = participants.pensions.expected[index]!;
          for (const percentile of expectations[column]!.percentiles) {
            expect(Math.abs(percentile - wanted)).toBeLessThanOrEqual(1e-9 * wanted + 1e-9);
          }
        }
      }
    }),
    propertyRuns(12),
  );
});
