import { cp2022Set } from '#core/scenario-set/cp2022/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/** How the set of who has none of the central bank is simulated: always the same paths, so that the same dossier gives the same figures. */
const plan = { measure: 'real', paths: 10_000, years: 60, seed: 2022 } as const;

/** What is known of that set before it is there. */
export const builtInSetFacts = {
  name: 'CP2022',
  source: cp2022.source,
  quarter: '2024Q1',
  checksum: null,
  isIllustration: true,
  count: plan.paths,
} as const;

/** Simulates it, or its first paths; takes a second or two, so that who asks more than once keeps it. */
export const builtInSet = (paths: number = plan.paths): ScenarioSet =>
  cp2022Set(cp2022, simulated(cp2022, { ...plan, paths }));
