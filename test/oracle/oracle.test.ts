import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { chosenDossiers } from '#test/oracle/chosen-dossiers.ts';
import { differences } from '#test/oracle/differences.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';

const { numRuns: chosenCount } = propertyRuns(16);

/** The open group, horizons and sensitivities take longer, and the first dossiers hold what they depend on. */
const { numRuns: wholeCount } = propertyRuns(6);

describe('the core and the slow second implementation', () => {
  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'give the same result for chosen dossiers of kind %s',
    (kind) => {
      for (const [index, dossier] of chosenDossiers(kind, chosenCount).entries()) {
        const found = differences(dossier, calculate, index < wholeCount ? 'everything' : 'answers');
        expect(found, JSON.stringify(dossier)).toEqual([]);
      }
    },
    propertyTime(120_000),
  );
});
