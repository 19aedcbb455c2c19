import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';

/** Part of a pension by which the last digits of equal pensions may differ: that is no shortfall. */
const lastDigits = 1e-12;

/**
 * Shortfalls beside a flat premium as capital at the pension date, EUR: max(0, target x current pension - new pension)
 * / pension per EUR of capital; 0 where it is at most the threshold (a part of the current pension); above that all of it counts.
 */
export function shortfalls(
  { entitled, currentPension, carriedPension, pensionPerFlat, perCapital }: CompensatedPeople,
  flat: number,
  { target, threshold }: CompensationRules,
): Float64Array {
  return currentPension.map((current, index) => {
    const missing = target * current - carriedPension[index]! - flat * pensionPerFlat[index]!;
    const counts = entitled[index] === 1 && missing > (threshold + lastDigits) * current;
    return counts ? missing / perCapital[index]! : 0;
  });
}
