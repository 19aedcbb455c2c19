import { describe, expect, test } from 'vitest';
import file from '#cases/reference/bought-indexation.json' with { type: 'json' };
import { knownCurve } from '#test/known-curve.ts';
import { monthlyDiscounts } from '#core/curve/zero-curve.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { participation } from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { participantProjection } from '#core/projection/participant-projection.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { premiumSteps } from '#core/scheme/premium-steps.ts';
import { schemesOn } from '#core/calculate/solved-dossier.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { unnamedFields } from '#test/oracle/reference-dossiers.ts';

interface ReferenceDossier {
  readonly input: OracleDossier & { readonly werkgever_naam: string };
  readonly expected: Readonly<Record<string, number>>;
}

const dossiers = file.dossiers as unknown as readonly ReferenceDossier[];

describe.each(dossiers.map((dossier) => [dossier.input.soort, dossier.input.werkgever_naam, dossier] as const))(
  'reference dossier %s of %s that buys indexation',
  (_kind, _employer, { input, expected }) => {
    test('has the same value of what is paid to index the pension that is accrued from the transition on', () => {
      const dossier = coreInput({ ...unnamedFields, ...input });
      const { participants } = participation(dossier);
      const grid = timeGrid(dossier.valuationDate, dossier.transitionDate, 12 * 100);
      const schemes = schemesOn(grid, dossier, premiumSteps(), schemeInForce(dossier, mortalityTable));
      const projection = participantProjection(schemes, dossier.assumptions, grid);
      const discounts = monthlyDiscounts(knownCurve(input.disconteringscurve), grid.length);
      expect(participants.map(({ participant }) => participant.number)).toEqual(Object.keys(expected));
      const newIndexation = projection.current.newIndexation(discounts);
      for (const projected of participants) {
        projection.project(projected);
        const paid = newIndexation(projected);
        expect(paid / expected[projected.participant.number]!).toBeCloseTo(1, 9);
      }
    });
  },
);
