import type { CalculationSettings, ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import { ownScenarios, type ScenarioSources } from '#server/calculation/dossier-effects.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { oncePerContent } from '#test/fixtures/once-per-content.ts';
import { smallSet } from '#test/fixtures/statutory-content.ts';

/*
 * The first dossier of a process on the ten thousand scenarios of the program takes seven seconds of a processor, six of
 * them for scenarios and prices: `calculate-in-child.fault.test.ts` does that. On a hundred it is one, with the same rest.
 */
export const fewScenarios: ScenarioSources = { ...ownScenarios, builtIn: smallSet };

/** The whole way of a file, on few scenarios; equal files with equal settings once, for tests that only read the outcome. */
export const processedOnFew: (asked: {
  readonly bytes: Uint8Array;
  readonly settings: CalculationSettings;
}) => Promise<ProcessedDossier> = oncePerContent(
  ({ bytes, settings }) => processDossier(bytes, settings, undefined, fewScenarios),
  20,
);

/** The calculation of a server whose dossiers are real, on few scenarios. */
export const realCalculation: Calculation = (bytes, { houseStyle, beside, final, calculationDay }) =>
  processedOnFew({ bytes, settings: { houseStyle, beside, final, calculationDay, programVersion: '1.2.3' } });
