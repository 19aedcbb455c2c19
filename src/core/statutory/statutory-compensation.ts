import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import { type CompensationLaw, roomBeside } from '#core/compensation/compensation-bases.ts';
import { cohortAt, isEntitled } from '#core/compensation/payments.ts';
import { monthAfterPeriod } from '#core/compensation/period.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { AgeStep } from '#core/dossier/scale.ts';
import type { CompensationCohort } from '#core/result/compensation-result.ts';
import { type AgeGroup, shownGroups } from '#core/result/shown-groups.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { highestTableAge, scaleRate } from '#core/scheme/premium-steps.ts';
import type { CompensationTerms, StatutoryAlternative } from '#core/statutory/statutory-terms.ts';

/** Until when compensation is premium: the end of its period, at most that of the room that the law gives (art. 38s Wet LB 1964). */
export function compensationTerms(dossier: DossierInput, law: CompensationLaw): CompensationTerms {
  const { valuationDate, transitionDate, compensation } = dossier;
  const afterRoom = monthsBetween(valuationDate, monthAfter(law.lastMonth, 1));
  const afterPeriod = monthAfterPeriod(compensation, transitionDate, law);
  const end = afterPeriod === null ? afterRoom : Math.min(afterRoom, monthsBetween(valuationDate, afterPeriod));
  return { fullOffset: law.fullOffset, endMonth: Math.max(0, end) };
}

/**
 * The level rate of compensation by whole age at the transition, fractions of the base, and the room of art. 38s Wet LB 1964 beside the
 * flat premium, of the base on the full minimum offset: what is above it is paid as salary, which is no pension. No rates where
 * nothing is paid as premium. An age at which there is nobody has the rate of the cohort before it, the first cohort that of its own. A
 * model person gets the mean of the rates of those entitled, in neighbouring cohorts with ten of them or more: the rate of a cohort of few
 * follows from what they have and lack.
 */
export function statutoryCompensation(
  { compensation: rules, next }: DossierInput,
  law: CompensationLaw,
  { compensation, practicalScale }: Pick<PremiumAlternative, 'compensation' | 'practicalScale'>,
  cohorts: readonly Pick<CompensationCohort, 'fromAge' | 'toAge' | 'entitled'>[],
): Pick<StatutoryAlternative, 'compensation' | 'modelCompensation' | 'room'> {
  const room = roomBeside(practicalScale[0]?.rate ?? 0, law, next);
  if (compensation === null || rules.form === 'salary' || room === 0) return { compensation: [], room };
  const rated = cohorts.map(({ fromAge, toAge, entitled }, index) => ({
    fromAge,
    toAge,
    count: entitled,
    rate: compensation.cohorts[index]?.rate ?? 0,
  }));
  const ofCohorts =
    (rows: readonly RatedGroup[]) =>
    (age: number): number =>
      scaleRate(rows, Math.max(cohortAt(rules, age), rows[0]?.fromAge ?? 0));
  const ofTable = (age: number): number => Math.min(scaleRate(rules.ownTable, age), rules.maximumRate ?? Infinity);
  const isTyped = rules.method === 'ownTable';
  const stepsOf = (rate: (age: number) => number): readonly AgeStep[] =>
    stepsByAge((age) => (isEntitled(rules, age) ? rate(age) : 0));
  return {
    compensation: stepsOf(isTyped ? ofTable : ofCohorts(rated)),
    modelCompensation: isTyped ? undefined : stepsOf(ofCohorts(rateGroups(rated))),
    room,
  };
}

/** Neighbouring cohorts of compensation. `count`: those entitled; `rate`: the mean of their rates. */
interface RatedGroup extends AgeGroup {
  readonly rate: number;
}

function merged(left: RatedGroup, right: RatedGroup): RatedGroup {
  const count = left.count + right.count;
  const rate = (left.count * left.rate + right.count * right.rate) / count;
  return { fromAge: left.fromAge, toAge: right.toAge, count, rate };
}

/** Groups with enough who are entitled; all as one where they are few together. */
function rateGroups(cohorts: readonly RatedGroup[]): readonly RatedGroup[] {
  const [first, ...others] = cohorts.filter(({ count }) => count > 0);
  const groups = shownGroups(cohorts, merged);
  return groups.length > 0 || first === undefined ? groups : [others.reduce(merged, first)];
}

/** The ages at which a value changes. */
function stepsByAge(valueAt: (age: number) => number): readonly AgeStep[] {
  const steps: AgeStep[] = [];
  for (let age = 0; age <= highestTableAge; age++) {
    const value = valueAt(age);
    if (value !== (steps.at(-1)?.value ?? 0)) steps.push({ fromAge: age, value });
  }
  return steps;
}
