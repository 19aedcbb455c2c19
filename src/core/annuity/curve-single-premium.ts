import { coupleOf, type Couple, older, type PartnerVariant, type TariffBasis } from '#core/annuity/single-premium.ts';
import { deathProbability, jointSurvival, type Survival, yearlySurvival } from '#core/annuity/survival.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** The basis of a benefit's value: that of a single premium, with a curve instead of its interest. */
export interface CurveBasis extends Omit<TariffBasis, 'interest'> {
  /** Value at the transition of EUR 1 so many months later. */
  readonly discounts: Float64Array;
  /** Unconditional yearly indexation before and from the start of a pension, fractions. */
  readonly indexation: number;
  readonly paymentIndexation: number;
}

/**
 * Values at the transition of a benefit that is bought so many months later at a whole age in that calendar year, and each
 * whole number of years after that by those who have become so much older, up to the pension age.
 */
type CurvePremiumsFrom = (sex: TableSex, age: number, year: number, month: number) => Float64Array;

/**
 * The single premium of `singlePremium` with every payment discounted on a curve: to the transition, from the month in
 * which it is made. Benefits rise with the indexation until they start and with that in payment from then on. On a level
 * curve it is (1 + r)^(-month/12) x NSP, with interest (1 + r)/(1 + indexation) - 1 before the start and
 * (1 + r)/(1 + paymentIndexation) - 1 from then on.
 *
 * A life is worked out from its pension age back: what is bought at an age is what is bought a year later, for who survives
 * the year and with its indexation, and the partner pension on death within it.
 */
export function curveSinglePremiums(basis: CurveBasis, pensionAge: number): CurvePremiumsFrom {
  const { variant, partnerFraction } = basis;
  return (sex, age, year, month) => {
    const couple = coupleOf(basis, sex, age, year);
    const years = pensionAge - age;
    const onDeath = isPaidOnDeath(variant) ? onDeathByYear(basis, couple, years, month) : new Float64Array(years);
    const premiums = new Float64Array(years + 1);
    let oldAge = pensionOf(basis, older(couple, years), month + 12 * years);
    let accrued = 0;
    premiums[years] = oldAge;
    for (let later = years - 1; later >= 0; later--) {
      const dying = deathProbability(basis, couple.sex, couple.age + later, couple.year + later);
      const surviving = (1 + basis.indexation) * (1 - dying);
      oldAge *= surviving;
      accrued = onDeath[later]! + surviving * accrued;
      const attainable = variant === 'attainable' ? onDeath[later]! * (years - later - 1 / 2) : 0;
      premiums[later] = oldAge + partnerFraction * (accrued + attainable);
    }
    return premiums;
  };
}

const isPaidOnDeath = (variant: PartnerVariant): boolean => variant === 'accrued' || variant === 'attainable';

/** Continuous annuity of 1, indexed in payment, from a month on: the yearly sum in advance minus one half. */
function paid({ discounts, paymentIndexation }: CurveBasis, survival: Survival, month: number): number {
  let level = 1;
  let value = -discounts[month]! / 2;
  for (let year = 0; year < survival.length; year++) {
    value += level * survival[year]! * discounts[month + 12 * year]!;
    level *= 1 + paymentIndexation;
  }
  return value;
}

/** Old-age pension of 1 from a month on and the partner pension that follows it, both alive at its start. */
function pensionOf(basis: CurveBasis, couple: Couple, month: number): number {
  const own = yearlySurvival(basis, couple.sex, couple.age, couple.year);
  const oldAge = paid(basis, own, month);
  if (basis.variant === 'none') return oldAge;
  const partner = yearlySurvival(basis, couple.partnerSex, couple.partnerAge, couple.year);
  const afterDeath = paid(basis, partner, month) - paid(basis, jointSurvival(own, partner), month);
  return oldAge + basis.partnerFraction * afterDeath;
}

/**
 * Partner pension of 1 on death in each of the coming years: half a year of indexation, and from halfway the year the mean of
 * the annuities of the partner's age at its start and at its end.
 */
function onDeathByYear(basis: CurveBasis, couple: Couple, years: number, month: number): Float64Array {
  const { partnerSex, partnerAge, year } = couple;
  const start = month + 6;
  const atStart = annuitiesByYear(basis, { sex: partnerSex, age: partnerAge, year }, years, start);
  const atEnd = annuitiesByYear(basis, { sex: partnerSex, age: partnerAge + 1, year: year + 1 }, years, start);
  const indexed = (1 + basis.indexation) ** (1 / 2);
  return atStart.map((annuity, later) => {
    const dying = deathProbability(basis, couple.sex, couple.age + later, year + later);
    return indexed * dying * ((annuity + atEnd[later]!) / 2);
  });
}

/**
 * The continuous annuity of a life from a month on, and each year later that of those who are then a year older: in advance it is
 * the payment of its first month and, for who survives the year and indexed, the annuity of a year later.
 */
function annuitiesByYear(
  basis: CurveBasis,
  { sex, age, year }: { readonly sex: TableSex; readonly age: number; readonly year: number },
  years: number,
  month: number,
): Float64Array {
  const { discounts, paymentIndexation, table } = basis;
  const annuities = new Float64Array(years);
  let inAdvance = 0;
  for (let later = table.lastAge + 1 - age; later >= 0; later--) {
    const payment = discounts[month + 12 * later]!;
    const surviving = 1 - deathProbability(basis, sex, age + later, year + later);
    inAdvance = payment + (1 + paymentIndexation) * surviving * inAdvance;
    if (later < years) annuities[later] = inAdvance - payment / 2;
  }
  return annuities;
}
