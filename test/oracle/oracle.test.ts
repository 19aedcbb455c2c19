import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { Kind, OracleDossier } from '#test/oracle/dossier.ts';
import { chosenDossiers, hasTwoPopulations, isFirstScheme } from '#test/oracle/chosen-dossiers.ts';
import { differences } from '#test/oracle/differences.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';

const { numRuns: chosenCount } = propertyRuns(16);

/** The open group, horizons and sensitivities take longer, and the first dossiers hold what they depend on. */
const { numRuns: wholeCount } = propertyRuns(6);

/** Premium schemes have two populations, or are the first of all, too rarely to be met by chance. */
const comparedDossiers = (kind: Kind): readonly OracleDossier[] =>
  chosenDossiers(kind, chosenCount, kind === 'dcToDc' ? [hasTwoPopulations, isFirstScheme, hasTwoPopulations] : []);

describe('the core and the slow second implementation', () => {
  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'give the same result for chosen dossiers of kind %s',
    (kind) => {
      for (const [index, dossier] of comparedDossiers(kind).entries()) {
        const found = differences(dossier, calculate, index < wholeCount ? 'everything' : 'answers');
        expect(found, JSON.stringify(dossier)).toEqual([]);
      }
    },
    propertyTime(120_000),
  );

  test('meet dossiers in which who was hired last has a flat premium, and others the scale', () => {
    const met = comparedDossiers('dcToDc').map(hasTwoPopulations);
    expect(met.slice(0, wholeCount)).toContain(true);
    expect(met.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('meet first schemes, before which nobody paid a premium', () => {
    expect(comparedDossiers('dcToDc').some(isFirstScheme)).toBe(true);
  });
});
