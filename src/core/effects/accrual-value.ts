import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { AveragePayDossierInput } from '#core/dossier.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { sharedAmount } from '#core/projection/premium-value.ts';
import { betweenAges } from '#core/scheme/pension-tariff.ts';
import { tariffBasis, type TableByName } from '#core/scheme/tariff-basis.ts';

/**
 * Value at the transition of the pension that the participant projected last accrues from then on in a scheme of average
 * pay: each month's guaranteed accrual at the single premium of that month on the curve, on the tariff's mortality and partner pension, without loading for cost. Indexation counts where it is unconditional: in
 * payment, and before it where the employer buys it.
 */
export function accrualValue(
  dossier: AveragePayDossierInput,
  grid: TimeGrid,
  curve: ZeroCurve,
  tables: TableByName,
  scheme: CurrentScheme,
): AmountOf {
  const { accrualRate, pensionAgeInMonths } = dossier.current;
  const priceOf = curvePrice(curveBasis(dossier, grid, curve, tables), wholeYears(pensionAgeInMonths), grid);
  return sharedAmount(scheme, (projected) => {
    const perBase = new Float64Array(periodsBefore(grid.periods, projected.monthsInCurrent));
    for (let month = grid.transition; month < projected.monthsInCurrent; month++) {
      perBase[grid.periods.ofMonth[month]!]! += (accrualRate * priceOf(projected, month)) / 12;
    }
    return { perStart: 0, perBase };
  });
}

function curveBasis(
  dossier: AveragePayDossierInput,
  grid: TimeGrid,
  curve: ZeroCurve,
  tables: TableByName,
): CurveBasis {
  const { tariff, buysIndexation, activeIndexation, paymentIndexation } = dossier.current;
  const basis = tariffBasis(tariff, dossier, tables);
  // Long enough for the last payment to a partner of any age, whose pension starts in the last month.
  const months = grid.length + 12 * (basis.table.lastAge + 3);
  const discounts = monthlyDiscounts(curve, months);
  return { ...basis, discounts, indexation: buysIndexation ? activeIndexation : 0, paymentIndexation };
}

/** Value per EUR 1 of yearly pension that is accrued in a month from the transition on. */
function curvePrice(
  basis: CurveBasis,
  pensionAge: number,
  grid: TimeGrid,
): (projected: ProjectedParticipant, month: number) => number {
  const premium = curveSinglePremiums(basis, pensionAge);
  return ({ participant: { sex }, ageAtStart }, month) => {
    const year = grid.start.year + grid.januaries[month]!;
    const at = (of: TableSex, age: number): number => premium(of, age, year, month - grid.transition);
    const priceOf = (of: TableSex): number => betweenAges(at, of, ageAtStart + month, year);
    return sex === 'X' ? (priceOf('M') + priceOf('V')) / 2 : priceOf(sex);
  };
}
