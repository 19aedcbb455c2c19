import * as fc from 'fast-check';
import { levelCurve } from '#test/known-curve.ts';
import { expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { pensionExpectation } from '#core/statutory/pension-expectation.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { statutoryProjection } from '#core/statutory/statutory-projection.ts';
import { plainTerms } from '#core/statutory/statutory-terms.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';

/**
 * An ambition is no right: the scheme that goes on is the real one. Bonds return what the level curve gives, and the tariff is on the mortality of
 * the dossier, on which the law values what is guaranteed.
 */
function comparable(input: DossierInput): DossierInput {
  const interest = input.assumptions.conversionInterest;
  const same = {
    ownProposal: { flat: 0.2, scale: [] },
    assumptions: { ...input.assumptions, bondReturn: interest },
  };
  if (!isAveragePay(input)) return { ...input, ...same };
  const { mortalityTable: table } = input.assumptions;
  const tariff = { ...input.current.tariff, mortalityTable: table, participantShift: 0, partnerShift: 0 };
  return { ...input, ...same, reference: 'scheme', current: { ...input.current, tariff } };
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

function expectNear(actual: number, wanted: number, size = wanted): void {
  expect(Math.abs(actual - wanted), `${actual} instead of ${wanted}`).toBeLessThanOrEqual(1e-9 * size + 1e-9);
}

test('on one scenario that is as expected, and a level curve, pensions are those of the method', () => {
  const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);
  fc.assert(
    fc.property(anyKind, (generated) => {
      const dossier = comparable(generated);
      const result = resultOf(dossier);
      const people = statutoryPeople(dossier);
      const projection = statutoryProjection(
        {
          dossier,
          terms: plainTerms,
          alternatives: [
            { name: 'ownFlat', measure: 'gross', scale: [{ fromAge: 0, rate: 0.2 }], compensation: [], room: 0 },
          ],
          compensation: { fullOffset: 0, endMonth: 0 },
          curve: levelCurve(dossier.assumptions.riskFreeInterest),
          tables: mortalityTable,
        },
        people,
      );
      const ofPersons = pensionExpectation(projection, people, expectedScenario(dossier), {
        groupOf: (person) => people.indexOf(person),
      });
      for (const [column, key] of (['unchanged', 'ownFlat'] as const).entries()) {
        const { participants } = alternativeOf(result, key);
        for (const [index, expectations] of ofPersons) {
          const wanted = participants[index]!.pension;
          for (const percentile of expectations[column]!.percentiles) {
            expectNear(percentile, wanted);
          }
        }
      }
      const together = pensionExpectation(projection, people, expectedScenario(dossier), { groupOf: () => 0 });
      for (const [column, { percentiles }] of (together.get(0) ?? []).entries()) {
        const ofEach = people.map((_, index) => ofPersons.get(index)![column]!.percentiles[1]!);
        expectNear(
          percentiles[1]!,
          ofEach.reduce((sum, one) => sum + one, 0),
        );
      }
    }),
    propertyRuns(12),
  );
});
