import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import { sharedAmount } from '#core/projection/premium-value.ts';
import { betweenPremiums } from '#core/scheme/pension-tariff.ts';
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
  const pricesFrom = curvePrices(curveBasis(dossier, grid, curve, tables), wholeYears(pensionAgeInMonths), grid);
  return sharedAmount(scheme, (projected) => {
    const { premiumMonthsInCurrent: end } = projected;
    const perBase = new Float64Array(periodsBefore(grid.periods, end));
    for (let first = grid.transition; first < Math.min(grid.transition + 12, end); first++) {
      const prices = pricesFrom(projected, first);
      for (let month = first; month < end; month += 12) {
        perBase[grid.periods.ofMonth[month]!]! += (accrualRate * prices((month - first) / 12)) / 12;
      }
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

/** Values per EUR 1 of yearly pension that is accrued in a month of the first year since T, and so many years after it. */
type CurvePrices = (projected: ProjectedParticipant, month: number) => (year: number) => number;

/**
 * A year after a month somebody has the same birthday ahead, so that the prices of all years are between those of two lives
 * who have theirs in that month. Everybody of these whole ages shares them.
 */
function curvePrices(basis: CurveBasis, pensionAge: number, grid: TimeGrid): CurvePrices {
  const premiums = curveSinglePremiums(basis, pensionAge);
  const premiumsOf = sharedBy(
    ({ sex, age, month }: LifeAt) => 2 * (12 * age + month - grid.transition) + Number(sex === 'V'),
    ({ sex, age, month }) => premiums(sex, age, grid.start.year + grid.januaries[month]!, month - grid.transition),
  );
  return ({ participant: { sex }, ageAtStart }, month) => {
    const age = wholeYears(ageAtStart + month);
    const monthsPast = ageAtStart + month - 12 * age;
    const pricesOf = (of: TableSex): ((year: number) => number) => {
      const younger = premiumsOf({ sex: of, age, month });
      if (monthsPast === 0) return (year) => younger[year]!;
      const elder = premiumsOf({ sex: of, age: age + 1, month });
      return (year) => betweenPremiums(younger[year]!, elder[year]!, monthsPast);
    };
    if (sex !== 'X') return pricesOf(sex);
    const [ofMan, ofWoman] = [pricesOf('M'), pricesOf('V')];
    return (year) => (ofMan(year) + ofWoman(year)) / 2;
  };
}

/** Who has a whole age in a month. */
interface LifeAt {
  readonly sex: TableSex;
  readonly age: number;
  readonly month: number;
}
