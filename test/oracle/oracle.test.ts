import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { differences, type Extent } from '#test/oracle/differences.ts';
import { dossiers } from '#test/oracle/dossier-generator.ts';

/** ORACLE_TIMES asks for so many times more dossiers, ORACLE_SEED for others. */
const times = Number(process.env['ORACLE_TIMES'] ?? 1);
const seed = Number(process.env['ORACLE_SEED'] ?? 20_260_101);

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

function expectAgreement(kind: (typeof kinds)[number], extent: Extent, numRuns: number): void {
  assert(
    property(dossiers(kind), (dossier) => {
      expect(differences(dossier, calculate, extent)).toEqual([]);
    }),
    { numRuns, seed },
  );
}

describe('the core and the slow second implementation', () => {
  test.each(kinds)(
    'give the same answers, compensation and effects for generated dossiers of kind %s',
    (kind) => {
      expectAgreement(kind, 'answers', 80 * times);
    },
    120_000 * times,
  );

  test.each(kinds)(
    'give the same open group, horizons and sensitivities for generated dossiers of kind %s',
    (kind) => {
      expectAgreement(kind, 'everything', 8 * times);
    },
    120_000 * times,
  );
});
