import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CohortCompensation, CompensationCohort } from '#core/result/compensation-result.ts';
import type { AlternativePayments, CompensatedFlat } from '#core/compensation/alternative-payments.ts';

/** A cohort of compensation with the indexes of its participants. */
export interface IndexedCompensationCohort extends CompensationCohort {
  readonly indexes: readonly number[];
}

/** The cohorts, youngest first. `currentPension`: of each participant on the expected basis. */
export function compensationCohorts(
  { cohort, entitled, currentPension: currentOnBasis }: CompensatedPeople,
  currentPension: Float64Array,
  { cohortYears }: CompensationRules,
): IndexedCompensationCohort[] {
  const groups = Map.groupBy(cohort.keys(), (index) => cohort[index]!);
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([fromAge, indexes]) => ({
      fromAge,
      toAge: fromAge + cohortYears - 1,
      count: indexes.length,
      entitled: sumOf(entitled, indexes),
      currentPension: sumOf(currentPension, indexes),
      currentOnBasis: sumOf(currentOnBasis, indexes),
      indexes,
    }));
}

/** What each cohort is paid beside one flat premium. `pension`: of each participant without compensation, on the expected basis. */
export function cohortCompensations(
  cohorts: readonly IndexedCompensationCohort[],
  { flat, rates }: CompensatedFlat,
  { participants, cost, accumulated }: AlternativePayments,
  { carriedPension, pensionPerFlat, perCapital }: CompensatedPeople,
  pension: Float64Array,
): CohortCompensation[] {
  const onBasis = carriedPension.map((carried, index) => carried + flat * pensionPerFlat[index]!);
  const added = accumulated.map((capital, index) => capital * perCapital[index]!);
  return cohorts.map(({ fromAge, indexes }) => {
    const sum = (column: Float64Array): number => sumOf(column, indexes);
    return {
      rate: rates.cohort?.get(fromAge) ?? null,
      shortfall: sum(participants.shortfall),
      accumulated: sum(accumulated),
      firstYearCost: sum(participants.firstYearCost),
      totalCost: sum(cost.total),
      presentCost: sum(cost.present),
      horizonCost: sum(cost.horizon),
      pension: sum(pension),
      pensionFromPremium: sum(participants.pensionFromPremium),
      salary: sum(participants.salary),
      pensionFromSalary: sum(participants.pensionFromSalary),
      pensionOnBasis: sum(onBasis),
      addedOnBasis: sum(added),
    };
  });
}

const sumOf = (column: ArrayLike<number>, indexes: readonly number[]): number =>
  indexes.reduce((total, index) => total + column[index]!, 0);
