import { datedCurveFrom } from '#core/curve/dated-curve.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { zeroCurves } from '#core/curve/register.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import { builtInSet, builtInSetFacts } from '#core/scenario-set/cp2022/built-in-set.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import type { KnownScenarioSet, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { statutoryOutcome, statutoryPlan, taskOf } from '#core/calculate/statutory-plan.ts';

/** A curve as it is given to the process that calculates: rates per whole term from one year on, of a day (2026-09-30). */
export interface CurveFile {
  readonly name: string;
  readonly date: string;
  readonly source: string;
  readonly rates: readonly number[];
}

/** Curves and sets of scenarios of the central bank that are known beside those of the program: sets without their scenarios. */
export interface StatutoryData {
  readonly curves: readonly CurveFile[];
  readonly sets: readonly KnownScenarioSet[];
}

/** The scenarios of a set by its name, for at least so many years. */
export type ScenarioSetOf = (name: string, years: number) => Promise<ScenarioSet>;

/** Where the scenarios of sets come from. */
export interface ScenarioSources {
  /** The set of the program itself: it holds nothing of any dossier, and is made once in the life of a process. */
  readonly builtIn: () => ScenarioSet;
  readonly offered: ScenarioSetOf;
}

let simulatedSet: ScenarioSet | null = null;

/** Where the program alone is known: its own set is simulated, and there is no other to ask for. */
export const ownScenarios: ScenarioSources = {
  builtIn: () => (simulatedSet ??= builtInSet()),
  offered: (name) => Promise.reject(new Error(`no scenarios of ${name}`)),
};

/** How the effects of a dossier are calculated. */
interface EffectsOptions {
  /** On which is calculated. */
  readonly day: PlainDate;
  /** Left out: nothing is known beside what the program brings. */
  readonly data: StatutoryData | undefined;
  readonly sources: ScenarioSources;
  /** Called once, when there is something to calculate. */
  readonly onStart: () => void;
  /** Called with the people of whom the pension in the scenarios is known: participants, or model persons of whole years of birth. */
  readonly onPeople?: (done: number, total: number) => void;
}

/** The effects that the law prescribes for a dossier, on the curve and the set that it names or the newest that are known. */
export async function dossierEffects(
  input: DossierInput,
  result: DossierResult,
  { day, data, sources, onStart, onPeople }: EffectsOptions,
): Promise<StatutoryOutcome> {
  const plan = statutoryPlan(input, result, {
    day,
    curves: [...zeroCurves, ...(data?.curves ?? []).map(datedCurveFrom)],
    sets: [builtInSetFacts, ...(data?.sets ?? [])],
  });
  const task = taskOf(plan);
  if (task === null) return statutoryOutcome(plan, sources.builtIn);
  onStart();
  const { name, isIllustration } = task.basis.set;
  const set = isIllustration ? sources.builtIn() : await sources.offered(name, task.years);
  return statutoryOutcome(plan, () => set, onPeople);
}

/** What stays when the data of participants are erased: without the own figures of years of birth. */
export function keptOutcome(statutory: StatutoryOutcome): StatutoryOutcome {
  const { outcome } = statutory;
  if (outcome.sort === 'absent') return statutory;
  return { ...statutory, outcome: { ...outcome, effects: { ...outcome.effects, own: null } } };
}
