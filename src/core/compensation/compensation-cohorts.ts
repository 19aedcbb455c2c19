import type { CompensationRules } from '#core/dossier-choices.ts';
import type { CohortCompensation, CompensationCohort } from '#core/result/compensation-result.ts';
import type { AlternativePayments, CompensatedPremium } from '#core/compensation/alternative-payments.ts';

/** A cohort of compensation with the indexes of its participants. */
export interface IndexedCompensationCohort extends CompensationCohort {
  readonly indexes: readonly number[];
}

/** The cohorts, youngest first. `cohort` holds the first age of everybody's cohort. */
export function compensationCohorts(
  cohort: Int32Array,
  { cohortYears }: CompensationRules,
): IndexedCompensationCohort[] {
  const people = Map.groupBy(cohort.keys(), (index) => cohort[index]!);
  return [...people]
    .sort(([one], [other]) => one - other)
    .map(([fromAge, indexes]) => ({ fromAge, toAge: fromAge + cohortYears - 1, count: indexes.length, indexes }));
}

/** What each cohort is paid beside one premium. */
export function cohortCompensations(
  cohorts: readonly IndexedCompensationCohort[],
  rules: CompensationRules,
  { shortfalls }: CompensatedPremium,
  { participants, totalCost }: AlternativePayments,
): CohortCompensation[] {
  const hasRate = rules.method === 'pensionOutcome' && rules.form === 'pensionPremium';
  return cohorts.map(({ fromAge, indexes }) => {
    const sum = (column: Float64Array): number => indexes.reduce((total, index) => total + column[index]!, 0);
    return {
      rate: hasRate ? shortfalls.cohortRate.get(fromAge)! : null,
      shortfall: sum(participants.shortfall),
      firstYearCost: sum(participants.firstYearCost),
      totalCost: sum(totalCost),
    };
  });
}
