import type { Progress } from '#api/dossiers.ts';
import type { Ask, ChildLimits } from '#server/calculation/child-messages.ts';
import type { CalculationJob, CalculationSettings, ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';

/** The largest file that the gate lets in, 100,000 participants in 5 MB, takes 570 MB and, on a slow machine, half a minute. */
export const calculationLimits: ChildLimits = { memoryInBytes: 1_024 * 2 ** 20, timeInMilliseconds: 300_000 };

export interface CalculationOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly onQuestion?: Ask;
  readonly limits?: ChildLimits;
  /** The program of the process; by itself its source, which there always is. */
  readonly entry?: URL;
}

const source = new URL('./calculation-child.ts', import.meta.url);

/**
 * `processDossier` in a process of its own: a hostile or enormous file can end that process, never this one. Rejects
 * with `CalculationEndedError` when memory or time ran out, it was cancelled by the signal, or the process crashed.
 */
export async function calculateInChild(
  bytes: Uint8Array,
  settings: CalculationSettings,
  { signal, onProgress, onQuestion, limits = calculationLimits, entry = source }: CalculationOptions = {},
): Promise<ProcessedDossier> {
  const job: CalculationJob = { bytes, settings };
  const report = (progress: unknown) => onProgress?.(progress as Progress);
  return (await runInChild(entry, job, { limits, signal, onProgress: report, onQuestion })) as ProcessedDossier;
}
