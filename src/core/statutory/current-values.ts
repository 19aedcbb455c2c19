import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { AveragePayDossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { rightsWeights } from '#core/projection/accrued-rights.ts';
import { weightedAmount } from '#core/projection/period-weights.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';
import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts } from '#core/curve/zero-curve.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import { ageAndSex } from '#core/projection/tariff-prices.ts';
import { betweenPremiums } from '#core/scheme/pension-tariff.ts';

/** Value at the transition of EUR 1 of yearly guaranteed pension that is there or accrued so many months after it. */
type GuaranteedPrices = (person: ProjectedParticipant) => Float64Array;

/**
 * Single premiums on the curve of the law (NSP with each payment discounted over its own term): the partner pension of the
 * scheme's tariff, survival on the table of the dossier without age shifts, no loading for cost; pensions in payment rise with their
 * indexation, before that with `indexation`. In months between birthdays linear between whole ages.
 */
function guaranteedPrices(projection: StatutoryProjection, indexation: number): GuaranteedPrices {
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

/** What the current scheme is worth to somebody when it goes on: values at the transition on the curve of the law, EUR. */
export interface CurrentValues {
  /** Of what is there at the transition: capital, or accrued rights. */
  readonly atTransition: number;
  /** Of what is still to be built up from then on. */
  readonly future: number;
  /** Gross profit: of the premiums from then on, without loading and risk premiums. */
  readonly premiums: number;
  /** Of what the employer pays to index the pension that is accrued from then on. */
  readonly boughtIndexation: number;
  /** What rights accrued before the transition are worth less when they are indexed as those of former members, where the employer pays indexation now (L). */
  readonly lostIndexation: number;
  /** What the employer then no longer pays for indexing those rights: the price at each January from the transition on (Q). */
  readonly savedIndexation: number;
}

/** Values of the person that was projected last. */
type CurrentValuesOf = (person: ProjectedParticipant) => CurrentValues;

/** Market value of the benefits that are expected when the scheme goes on (art. 46e lid 4 en 7). */
export const marketValue = ({ atTransition, future }: CurrentValues): number => atTransition + future;

/** Net profit of the scheme that goes on: what is still to be built up less all that is paid in for it (art. 150e lid 2 PW). */
export const netProfit = ({ future, premiums, boughtIndexation }: CurrentValues): number =>
  future - premiums - boughtIndexation;

/** The values for a dossier of any kind: an ambition is no right, so that the real scheme counts. */
export function currentValues(projection: StatutoryProjection): CurrentValuesOf {
  const { dossier } = projection.input;
  return isAveragePay(dossier) ? averagePayValues(dossier, projection) : premiumValues(dossier, projection);
}

/**
 * A premium scheme is worth the capital at the transition and the invested premiums from then on. What came in before it grows
 * by the forward rates of the curve, read from month 0: an amount of month m to d(m) / d(T) at T, without cost of investing.
 */
function premiumValues({ current }: PremiumDossierInput, projection: StatutoryProjection): CurrentValuesOf {
  const { grid, discounts, current: scheme } = projection;
  const { transition, periods } = grid;
  const invested = 1 - current.entryCost;
  const premiumsFrom = scheme.premiumValue(discounts);
  return (person) => {
    const rates = scheme.premiumRates(person);
    let atTransition = person.participant.capital;
    for (let month = 0; month < transition; month++) {
      atTransition += (invested * rates[month]! * scheme.base[periods.ofMonth[month]!]! * discounts[month]!) / 12;
    }
    const premiums = premiumsFrom(person);
    return {
      atTransition: atTransition / discounts[transition]!,
      future: invested * premiums,
      premiums,
      boughtIndexation: 0,
      lostIndexation: 0,
      savedIndexation: 0,
    };
  };
}

/** Guaranteed rights are worth their single premiums on the curve. */
function averagePayValues({ current }: AveragePayDossierInput, projection: StatutoryProjection): CurrentValuesOf {
  const { grid, discounts, current: scheme } = projection;
  const { transition, periods } = grid;
  const rules = { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  const rights = rightsWeights(rules, grid, transition);
  const prices = guaranteedPrices(projection, current.buysIndexation ? current.activeIndexation : 0);
  const pricesOfLeavers = guaranteedPrices(projection, current.inactiveIndexation);
  const premiumsFrom = scheme.premiumValue(discounts);
  // What is unconditional goes on, value and price.
  const lapses = current.buysIndexation && !current.mustIndex;
  const indexationFrom = scheme.newIndexation(discounts);
  const accruedIndexationFrom = scheme.accruedIndexation(discounts);
  return (person) => {
    const price = prices(person);
    const accrued = weightedAmount(rights, person.participant.accruedPension, scheme.base);
    let future = 0;
    for (let month = transition; month < person.premiumMonthsInCurrent; month++) {
      const base = scheme.base[periods.ofMonth[month]!]!;
      future += (current.accrualRate * base * price[month - transition]!) / 12;
    }
    return {
      atTransition: accrued * price[0]!,
      future,
      premiums: premiumsFrom(person),
      boughtIndexation: indexationFrom(person),
      lostIndexation: lapses ? accrued * (price[0]! - pricesOfLeavers(person)[0]!) : 0,
      savedIndexation: lapses ? accruedIndexationFrom(person) : 0,
    };
  };
}
