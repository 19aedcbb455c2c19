import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import { type CompensationLaw, roomBeside } from '#core/compensation/compensation-bases.ts';
import { cohortAt, isEntitled } from '#core/compensation/payments.ts';
import { monthAfterPeriod } from '#core/compensation/period.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { AgeStep } from '#core/dossier/scale.ts';
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
 * nothing is paid as premium. An age at which there is nobody has the rate of the cohort before it, the first cohort that of its own, so that a
 * model person gets what those whom it stands for get.
 */
export function statutoryCompensation(
  { compensation: rules, next }: DossierInput,
  law: CompensationLaw,
  { compensation, practicalScale }: Pick<PremiumAlternative, 'compensation' | 'practicalScale'>,
  cohorts: readonly { readonly fromAge: number }[],
): Pick<StatutoryAlternative, 'compensation' | 'room'> {
  const room = roomBeside(practicalScale[0]?.rate ?? 0, law, next);
  if (compensation === null || rules.form === 'salary' || room === 0) return { compensation: [], room };
  const rows = cohorts.map(({ fromAge }, index) => ({ fromAge, rate: compensation.cohorts[index]?.rate ?? 0 }));
  const ofCohort = (age: number): number => scaleRate(rows, Math.max(cohortAt(rules, age), rows[0]?.fromAge ?? 0));
  const ofTable = (age: number): number => Math.min(scaleRate(rules.ownTable, age), rules.maximumRate ?? Infinity);
  const rateAt = (age: number): number =>
    isEntitled(rules, age) ? (rules.method === 'ownTable' ? ofTable(age) : ofCohort(age)) : 0;
  const steps: AgeStep[] = [];
  for (let age = 0; age <= highestTableAge; age++) {
    const value = rateAt(age);
    if (value !== (steps.at(-1)?.value ?? 0)) steps.push({ fromAge: age, value });
  }
  return { compensation: steps, room };
}
