import { existsSync, readFileSync } from 'node:fs';
import { dayOf } from '#core/calendar/days.ts';
import { builtInSet, builtInSetOf } from '#core/scenario-set/cp2022/built-in-set.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { ownScenarios } from '#server/calculation/dossier-effects.ts';
import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';
import { fetchedSet, type OfferedSet } from '#server/calculation/fetched-set.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { processVariant, type VariantJob } from '#server/calculation/process-variant.ts';
import type { CalculationJob, CalculationSettings } from '#server/calculation/processed-dossier.ts';

/** Entry of the process in which uploaded files are read, calculated and written, and variants calculated. */

/** What the build puts beside the program: the example, and the scenarios of the program, which take seconds to simulate. */
const warmUp = new URL('./warm-up.xlsx', import.meta.url);
const keptScenarios = new URL('./built-in-set.bin', import.meta.url);

let kept: ScenarioSet | null = null;

function keptSet(): ScenarioSet {
  const { buffer, byteOffset, length } = readFileSync(keptScenarios);
  // Copied to a place of its own, where numbers of four bytes may begin.
  return builtInSetOf(new Float32Array(buffer.slice(byteOffset, byteOffset + length)));
}

/** Without a build, as in tests, they are simulated. */
const builtIn = (): ScenarioSet => (kept ??= existsSync(keptScenarios) ? keptSet() : ownScenarios.builtIn());

/** Enough to have done everything once that more of them do again. */
const warmUpPaths = 200;

/** Calculates the example twice: what was done before goes several times faster. */
async function warmedUp(): Promise<void> {
  if (!existsSync(warmUp)) return;
  const bytes = readFileSync(warmUp);
  const few = builtInSet(warmUpPaths);
  const settings = { houseStyle: defaultHouseStyle, programVersion: '', calculationDay: dayOf('2026-01-01') };
  for (let times = 0; times < 2; times += 1)
    await processDossier(bytes, settings, () => {}, { ...ownScenarios, builtIn: () => few });
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
      : processDossier(job.bytes, job.settings, onProgress, {
          builtIn,
          offered: (name, years) => fetchedSet(offeredSet(job.settings, name), years, ask),
        }),
  warmedUp,
);
