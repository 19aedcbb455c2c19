import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { AveragePayDossierInput } from '#core/dossier.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { betweenAges } from '#core/scheme/pension-tariff.ts';
import { tariffBasis, type TableByName } from '#core/scheme/tariff-basis.ts';

/** Value at the transition of the pension that somebody accrues from then on, from its pension base per month. */
export type AccrualValue = (projected: ProjectedParticipant, base: Float64Array) => number;

/**
 * Values guaranteed accrual of average pay on the curve: each month's accrual at the single premium of that month, on
 * the tariff's mortality and partner pension, without loading for cost. Indexation counts where it is unconditional: in
 * payment, and before it where the employer buys it.
 */
export function accrualValue(
  dossier: AveragePayDossierInput,
  grid: TimeGrid,
  curve: ZeroCurve,
  tables: TableByName,
): AccrualValue {
  const { current } = dossier;
  const prices = curvePrices(curveBasis(dossier, grid, curve, tables), wholeYears(current.pensionAgeInMonths), grid);
  return (projected, base) => {
    const price = prices(projected);
    let value = 0;
    for (let month = grid.transition; month < projected.monthsInCurrent; month++) {
      value += (current.accrualRate * base[month]! * price[month]!) / 12;
    }
    return value;
  };
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

/** Value per EUR 1 of yearly pension accrued in each month from the transition on; shared by age and sex. */
function curvePrices(
  basis: CurveBasis,
  pensionAge: number,
  grid: TimeGrid,
): (projected: ProjectedParticipant) => Float64Array {
  const premium = curveSinglePremiums(basis, pensionAge);
  const known = new Map<string, Float64Array>();
  return ({ participant: { sex }, ageAtStart, monthsInCurrent }) => {
    const key = `${sex}${ageAtStart}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const sexes: readonly TableSex[] = sex === 'X' ? ['M', 'V'] : [sex];
    const prices = new Float64Array(monthsInCurrent);
    for (let month = grid.transition; month < monthsInCurrent; month++) {
      const year = grid.start.year + grid.januaries[month]!;
      for (const one of sexes) {
        const at = (of: TableSex, age: number): number => premium(of, age, year, month - grid.transition);
        prices[month]! += betweenAges(at, one, ageAtStart + month, year) / sexes.length;
      }
    }
    known.set(key, prices);
    return prices;
  };
}
