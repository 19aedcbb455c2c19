import type { CompensatedVariant, VariantPayments } from '#core/compensation/variant-payments.ts';
import type { CompensationTerms } from '#core/dossier-choices.ts';
import type { CohortCompensation, CompensationCohort } from '#core/compensation-result.ts';
import type { PerVariant } from '#core/result.ts';
import { perVariant } from '#core/transition/per-alternative.ts';

/** Sums per cohort, youngest first. `cohort` holds the first age of everybody's cohort. */
export function compensationCohorts(
  cohort: Int32Array,
  terms: CompensationTerms,
  variants: PerVariant<CompensatedVariant>,
  payments: PerVariant<VariantPayments>,
): CompensationCohort[] {
  const people = Map.groupBy(cohort.keys(), (index) => cohort[index]!);
  const hasRate = terms.method === 'pensionOutcome' && terms.form === 'pensionPremium';
  return [...people]
    .sort(([one], [other]) => one - other)
    .map(([fromAge, indexes]) => ({
      fromAge,
      toAge: fromAge + terms.cohortYears - 1,
      count: indexes.length,
      variants: perVariant(payments, (paid, key) =>
        Object.assign(cohortSums(indexes, paid), {
          rate: hasRate ? variants[key]!.needs.cohortRate.get(fromAge)! : null,
        }),
      ),
    }));
}

function cohortSums(
  indexes: readonly number[],
  { participants, totalCost }: VariantPayments,
): Omit<CohortCompensation, 'rate'> {
  const sum = (column: Float64Array): number => indexes.reduce((total, index) => total + column[index]!, 0);
  return {
    shortfall: sum(participants.shortfall),
    firstYearCost: sum(participants.firstYearCost),
    totalCost: sum(totalCost),
  };
}
