import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { differences, type Extent } from '#test/oracle/differences.ts';
import { dossiers } from '#test/oracle/dossier-generator.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

function expectAgreement(kind: (typeof kinds)[number], extent: Extent, numRuns: number): void {
  assert(
    property(dossiers(kind), (dossier) => {
      expect(differences(dossier, calculate, extent)).toEqual([]);
    }),
    propertyRuns(numRuns),
  );
}

describe('the core and the slow second implementation', () => {
  test.each(kinds)(
    'give the same answers, compensation and effects for generated dossiers of kind %s',
    (kind) => {
      expectAgreement(kind, 'answers', 80);
    },
    propertyTime(120_000),
  );

  test.each(kinds)(
    'give the same open group, horizons and sensitivities for generated dossiers of kind %s',
    (kind) => {
      expectAgreement(kind, 'everything', 8);
    },
    propertyTime(120_000),
  );
});
