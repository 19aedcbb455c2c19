import { getHeapSnapshot } from 'node:v8';
import { setImmediate as turn } from 'node:timers/promises';
import { builtInSet } from '#core/scenario-set/cp2022/built-in-set.ts';
import { ownScenarios } from '#server/calculation/dossier-effects.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import type { CalculationJob } from '#server/calculation/processed-dossier.ts';
import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';

/** The child that calculates, and that tells which of some texts are anywhere in its memory. */
export type SearchedJob = CalculationJob | { readonly keep: string } | { readonly parts: readonly string[] };

const kept: string[] = [];

/** Few, as in other tests: their helper brings the example along, which is searched for here. */
const fewScenarios = { ...ownScenarios, builtIn: () => builtInSet(100) };

await serveParentProcess<SearchedJob>(async (job, onProgress) => {
  if ('keep' in job) return kept.push(`bewaard: ${job.keep}`);
  if ('bytes' in job) return (await processDossier(job.bytes, job.settings, onProgress, fewScenarios)).outcome;
  await turn();
  globalThis.gc?.();
  return foundIn(job.parts);
});

/** Texts come in two parts, which are joined outside JavaScript strings: what is searched for is not found in the search. */
async function foundIn(parts: readonly string[]): Promise<readonly string[]> {
  const searched = parts.map((part) => Buffer.from(part, 'base64'));
  const found = new Set<string>();
  let before = Buffer.alloc(0);
  for await (const piece of getHeapSnapshot()) {
    const text = Buffer.concat([before, Buffer.from(piece as Uint8Array)]);
    for (const [index, part] of parts.entries()) if (text.includes(searched[index] ?? '')) found.add(part);
    before = text.subarray(-100);
  }
  return [...found];
}
