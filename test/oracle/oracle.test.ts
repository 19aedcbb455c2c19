import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { chosenDossiers } from '#test/oracle/chosen-dossiers.ts';
import { type OracleDossier } from '#test/oracle/dossier.ts';
import { lives } from '#test/oracle/life.ts';
import { flatPremium } from '#test/oracle/own-premium.ts';
import { differences } from '#test/oracle/differences.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';

const { numRuns: chosenCount } = propertyRuns(16);

/** The open group, horizons and sensitivities take longer, and the first dossiers hold what they depend on. */
const { numRuns: wholeCount } = propertyRuns(6);

/** Whether some who count have the scale and others a flat premium. */
const hasTwoPopulations = (dossier: OracleDossier): boolean =>
  new Set(lives(dossier).map(({ person }) => flatPremium(dossier, person) === null)).size === 2;

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

  test('meet dossiers in which who was hired last has a flat premium, and others the scale', () => {
    const met = chosenDossiers('dcToDc', chosenCount).map(hasTwoPopulations);
    expect(met.slice(0, wholeCount)).toContain(true);
    expect(met.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('meet first schemes, before which nobody paid a premium', () => {
    const scales = chosenDossiers('dcToDc', chosenCount).map((dossier) => dossier.huidige_staffel);
    expect(scales).toContainEqual([[15, 0]]);
  });
});
