import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Progress } from '#api/dossiers.ts';
import { calculationLimits } from '#server/calculation/calculate-in-child.ts';
import type { Ask } from '#server/calculation/child-messages.ts';
import { ChildPool } from '#server/calculation/child-pool.ts';
import type { CalculationJob, CalculationSettings, ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import type { ProcessedVariant, VariantJob } from '#server/calculation/process-variant.ts';
import { type ChildUse, ServingChild } from '#server/calculation/serving-child.ts';

/** Enough that getting ready costs next to nothing for each of a long queue. */
const jobsPerChild = 50;
/** Getting ready takes seconds of a processor: not after each dossier, where one comes every minute. */
const restMilliseconds = 600_000;

const source = new URL('./calculation-child.ts', import.meta.url);

/** The program that calculates as the build made it, in one file that loads at once; its source where there is no build. */
function entryIn(buildDirectory: string): URL {
  const built = join(buildDirectory, 'calculation', 'calculation-child.mjs');
  return existsSync(built) ? pathToFileURL(built) : source;
}

export interface CalculationChildren {
  /** Starts those that are kept ready. */
  prepare(): void;
  /** `processDossier` in one of them. Rejects with `CalculationEndedError`. */
  calculate(
    bytes: Uint8Array,
    settings: CalculationSettings,
    options: {
      readonly signal: AbortSignal;
      readonly onProgress: (progress: Progress) => void;
      /** Answers what it asks of the sets that are offered. */
      readonly onQuestion: Ask;
    },
  ): Promise<ProcessedDossier>;
  /** `processVariant` in one of them. Rejects with `CalculationEndedError`. */
  calculateVariant(job: VariantJob, signal: AbortSignal): Promise<ProcessedVariant>;
  close(): Promise<void>;
}

/** The processes of a server in which dossiers are calculated, `spares` of them kept ready. */
export function calculationChildren(buildDirectory: string, spares: number): CalculationChildren {
  const entry = entryIn(buildDirectory);
  const start = (use: ChildUse) => new ServingChild(entry, calculationLimits, use);
  const pool = new ChildPool({ start, spares, jobsPerChild, restMilliseconds });
  return {
    prepare: () => pool.prepare(),
    calculate: async (bytes, settings, { signal, onProgress, onQuestion }) => {
      const job: CalculationJob = { bytes, settings };
      const report = (progress: unknown) => onProgress(progress as Progress);
      const options = {
        timeInMilliseconds: calculationLimits.timeInMilliseconds,
        signal,
        onProgress: report,
        onQuestion,
      };
      return (await pool.run(job, options)) as ProcessedDossier;
    },
    calculateVariant: async (job, signal) => {
      const { timeInMilliseconds } = calculationLimits;
      return (await pool.run(job, { timeInMilliseconds, signal })) as ProcessedVariant;
    },
    close: () => pool.close(),
  };
}
