import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { differences } from '#test/oracle/differences.ts';
import { dossiers } from '#test/oracle/dossier-generator.ts';

/** Dossiers per kind; ORACLE_RUNS asks for more, ORACLE_SEED for others. */
const numRuns = Number(process.env['ORACLE_RUNS'] ?? 150);
const seed = Number(process.env['ORACLE_SEED'] ?? 20_260_101);

describe('the core and the slow second implementation', () => {
  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'agree on generated dossiers of kind %s',
    (kind) => {
      assert(
        property(dossiers(kind), (dossier) => {
          expect(differences(dossier, calculate)).toEqual([]);
        }),
        { numRuns, seed },
      );
    },
    numRuns * 5_000,
  );
});
