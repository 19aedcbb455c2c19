import { existsSync, readFileSync } from 'node:fs';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';
import { fetchedSet, type OfferedSet } from '#server/calculation/fetched-set.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { processVariant, type VariantJob } from '#server/calculation/process-variant.ts';
import type { CalculationJob, CalculationSettings } from '#server/calculation/processed-dossier.ts';

/** Entry of the process in which uploaded files are read, calculated and written, and variants calculated. */

/** The example, which the build puts beside the program. */
const warmUp = new URL('./warm-up.xlsx', import.meta.url);

/** Calculates it twice: what was done before goes several times faster. */
async function warmedUp(): Promise<void> {
  if (!existsSync(warmUp)) return;
  const bytes = readFileSync(warmUp);
  for (let times = 0; times < 2; times += 1)
    await processDossier(bytes, { houseStyle: defaultHouseStyle, programVersion: '' });
}

function offeredSet({ statutory }: CalculationSettings, name: string): OfferedSet {
  const set = statutory?.sets.find((one) => one.name === name);
  if (set === undefined) throw new RangeError('no scenarios of a set that is not offered');
  return set;
}

await serveParentProcess<CalculationJob | VariantJob>(
  (job, onProgress, ask) =>
    'choices' in job
      ? processVariant(job)
      : processDossier(job.bytes, job.settings, onProgress, (name, years) =>
          fetchedSet(offeredSet(job.settings, name), years, ask),
        ),
  warmedUp,
);
