import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts } from '#core/curve/zero-curve.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import { ageAndSex } from '#core/projection/tariff-prices.ts';
import { betweenPremiums } from '#core/scheme/pension-tariff.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';

/** Value at the transition of EUR 1 of yearly guaranteed pension that is there or accrued so many months after it. */
export type GuaranteedPrices = (person: ProjectedParticipant) => Float64Array;

/**
 * Single premiums on the curve of the law (NSP with each payment discounted over its own term): the partner pension of the
 * scheme's tariff, survival on the table of the dossier without age shifts, no loading for cost; pensions in payment rise with their
 * indexation, before that with `indexation`. In months between birthdays linear between whole ages.
 */
export function guaranteedPrices(projection: StatutoryProjection, indexation: number): GuaranteedPrices {
  const { dossier } = projection.input;
  if (!isAveragePay(dossier)) throw new Error('A premium scheme guarantees no pension');
  const { grid } = projection;
  const premiums = curveSinglePremiums(
    curveBasis(dossier, projection, indexation),
    wholeYears(dossier.current.pensionAgeInMonths),
  );
  const premiumsOf = sharedBy(
    ({ sex, age, month }: LifeAt) => 2 * (12 * age + month) + Number(sex === 'V'),
    ({ sex, age, month }) => {
      const at = grid.transition + month;
      return premiums(sex, age, grid.start.year + grid.januaries[at]!, month);
    },
  );
  return sharedBy(ageAndSex, ({ participant: { sex }, ageAtStart, monthsInCurrent }) => {
    const prices = new Float64Array(monthsInCurrent - grid.transition);
    for (const of of sexesOf(sex)) {
      for (let month = 0; month < Math.min(12, prices.length); month++) {
        const ageInMonths = ageAtStart + grid.transition + month;
        const age = wholeYears(ageInMonths);
        const past = ageInMonths - 12 * age;
        const younger = premiumsOf({ sex: of, age, month });
        const elder = past === 0 ? younger : premiumsOf({ sex: of, age: age + 1, month });
        for (let later = month; later < prices.length; later += 12) {
          const year = (later - month) / 12;
          prices[later]! += betweenPremiums(younger[year]!, elder[year]!, past) / sexesOf(sex).length;
        }
      }
    }
    return prices;
  });
}

/** Who has a whole age so many months after the transition. */
interface LifeAt {
  readonly sex: TableSex;
  readonly age: number;
  readonly month: number;
}

/** X is valued as the mean of man and woman. */
const sexesOf = (sex: 'M' | 'V' | 'X'): readonly TableSex[] => (sex === 'X' ? ['M', 'V'] : [sex]);

function curveBasis(
  { current, assumptions }: AveragePayDossierInput,
  { grid, input }: StatutoryProjection,
  indexation: number,
): CurveBasis {
  const table = input.tables(assumptions.mortalityTable);
  return {
    table,
    factor: assumptions.mortalityFactor,
    partnerFraction: current.partnerFraction,
    variant: current.tariff.variant,
    participantShift: 0,
    partnerShift: 0,
    // Long enough for the last payment to a partner of any age, whose pension starts in the last month.
    discounts: monthlyDiscounts(input.curve, grid.length + 12 * (table.lastAge + 3)),
    indexation,
    paymentIndexation: current.paymentIndexation,
  };
}
