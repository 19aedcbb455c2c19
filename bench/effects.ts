import { calculate } from '#core/calculate.ts';
import { zeroCurve, zeroCurves } from '#core/curve/register.ts';
import type { DossierInput } from '#core/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { builtInSet, builtInSetFacts } from '#core/scenario-set/cp2022/built-in-set.ts';
import { cp2022Set } from '#test/scenario-set/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { statutoryEffects } from '#core/statutory-effects/statutory-effects.ts';
import { statutoryPeople } from '#core/statutory-effects/statutory-people.ts';
import type { StatutoryInput } from '#core/statutory-effects/statutory-projection.ts';
import { plainTerms, type StatutoryAlternative } from '#core/statutory-effects/statutory-terms.ts';
import { statutoryOutcome, statutoryPlan } from '#core/statutory-plan/statutory-plan.ts';
import type { Benchmark } from './benchmark.ts';
import { dossierOf } from './group.ts';

const participants = 1_000;

/** Four flat premiums, each without and with compensation, and a scale: as many alternatives as a dossier has. */
function alternatives({ current }: DossierInput): StatutoryAlternative[] {
  const flat = [0.1, 0.15, 0.2, 0.25].flatMap((rate) =>
    [[], [{ fromAge: 45, value: 0.03 }]].map((compensation) => ({
      name: `${rate}`,
      measure: 'gross' as const,
      scale: [{ fromAge: 0, rate }],
      compensation,
      room: 0.33 - rate,
    })),
  );
  const scale = current.kind === 'premium' ? current.scale : [];
  return [...flat, { name: 'scale', measure: 'gross', scale, compensation: [], room: 0 }];
}

const inputOf = (dossier: DossierInput): StatutoryInput => ({
  dossier,
  terms: plainTerms,
  alternatives: alternatives(dossier),
  compensation: { fullOffset: 19_172, endMonth: 132 },
  curve: zeroCurve('31-12-2023'),
  tables: mortalityTable,
});

/** A row of scenarios that fits in the cache of a processor. */
const width = 64;

/** One multiply-add for each month until the pension date of each person in each scenario. */
function multiplyAdds(months: number, scenarios: number): number {
  const [sums, rows] = [new Float64Array(width), new Float64Array(width * width).fill(1e-9)];
  const rounds = Math.ceil((months * scenarios) / width);
  for (let round = 0; round < rounds; round++) {
    const from = (round % width) * width;
    for (let scenario = 0; scenario < width; scenario++) sums[scenario]! += 1.5 * rows[from + scenario]!;
  }
  return sums[0]!;
}

/** The effects of the law of a thousand participants, none by a model person: profits and the expectation on so many scenarios. */
export const effectsScenarios: Benchmark = {
  name: 'effects-scenarios',
  unit: 'scenarios',
  sizes: [2_000, 10_000],
  runs: (size) => (size > 5_000 ? 1 : 3),
  floor: 'a multiply-add for each month until the pension date of each participant in each scenario',
  processorTimeOf: 1,
  async measured(size) {
    const input = inputOf(await dossierOf(participants, 'dcToDc'));
    const set = cp2022Set(cp2022, simulated(cp2022, { measure: 'real', paths: size, years: 60, seed: 1 }));
    const people = statutoryPeople(input.dossier);
    const months = people.reduce((sum, { monthsInNext }) => sum + monthsInNext, 0);
    return {
      work: () => statutoryEffects({ input, set, effectsOn: 'participants' }),
      floor: () => multiplyAdds(months, size),
    };
  },
};

/** Of a dossier as it comes in, after the answers: model persons of its years of birth on the set that is built in. */
const effectsOfDossier = (name: string, setFor: (set: ScenarioSet) => ScenarioSet): Benchmark => ({
  name,
  unit: 'participants',
  sizes: [25, 500],
  runs: (size) => (size > 100 ? 1 : 5),
  floor: 'a multiply-add for each month until the pension date of each participant in each scenario',
  processorTimeOf: 1,
  async measured(size) {
    const dossier = await dossierOf(size, 'dcToDc');
    const plan = statutoryPlan(dossier, calculate(dossier), { curves: zeroCurves, sets: [builtInSetFacts] });
    const set = builtInSet();
    const months = statutoryPeople(dossier).reduce((sum, { monthsInNext }) => sum + monthsInNext, 0);
    return {
      work: () => statutoryOutcome(plan, () => setFor(set)),
      floor: () => multiplyAdds(months, set.count),
    };
  },
});

/** As in a process that calculated dossiers of that valuation date before, with the prices of pension that it keeps. */
export const effectsDossier = effectsOfDossier('effects-dossier', (set) => set);

/** As in one that has none of these prices yet. */
export const effectsFirstDossier = effectsOfDossier('effects-dossier-first', (set) => ({ ...set }));
