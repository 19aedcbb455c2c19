import { coupleOf, type Couple, older, type TariffBasis } from '#core/annuity/single-premium.ts';
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

/** Value at the transition of a benefit bought so many months later, at a whole age in that calendar year. */
export type CurvePremiumAt = (sex: TableSex, age: number, year: number, month: number) => number;

type AnnuityFrom = (sex: TableSex, age: number, year: number, month: number) => number;

/**
 * The single premium of `singlePremium` with every payment discounted on a curve: to the transition, from the month in
 * which it is made. Benefits rise with the indexation until they start and with that in payment from then on. On a level
 * curve it is (1 + r)^(-month/12) x NSP, with interest (1 + r)/(1 + indexation) - 1 before the start and
 * (1 + r)/(1 + paymentIndexation) - 1 from then on.
 */
export function curveSinglePremiums(basis: CurveBasis, pensionAge: number): CurvePremiumAt {
  const survivals = new Map<number, Survival>();
  const survival = (sex: TableSex, age: number, year: number): Survival =>
    remembered(survivals, keyOf(sex, age, year, 0), () => yearlySurvival(basis, sex, age, year));
  const annuities = new Map<number, number>();
  const partnerAnnuity: AnnuityFrom = (sex, age, year, month) =>
    remembered(annuities, keyOf(sex, age, year, month), () => paid(basis, survival(sex, age, year), month));
  const pensions = new Map<number, number>();
  const pension = (couple: Couple, month: number): number =>
    remembered(pensions, keyOf(couple.sex, pensionAge, couple.year, month), () => pensionOf(basis, couple, month));
  const accrued = accruedOnDeath(basis, partnerAnnuity, pensionAge);
  const prices = new Map<number, number>();
  return (sex, age, year, month) =>
    remembered(prices, keyOf(sex, age, year, month), () => {
      const couple = coupleOf(basis, sex, age, year);
      const years = pensionAge - age;
      const alive = survival(couple.sex, couple.age, year);
      const grown = (1 + basis.indexation) ** years * (alive[years] ?? 0);
      const oldAge = grown * pension(older(couple, years), month + 12 * years);
      return oldAge + onDeath(basis, partnerAnnuity, accrued, { couple, years, month });
    });
}

/**
 * One number for each of these, as long as there are fewer than 256 ages, 8,192 months and years that differ by fewer
 * than 256. It stays below 2^30: a larger number or a text would be much slower as a key.
 */
const keyOf = (sex: TableSex, age: number, year: number, month: number): number =>
  (((year % 256) * 256 + age) * 2 + (sex === 'M' ? 0 : 1)) * 8192 + month;

function remembered<T>(known: Map<number, T>, key: number, value: () => T): T {
  const old = known.get(key);
  if (old !== undefined) return old;
  const fresh = value();
  known.set(key, fresh);
  return fresh;
}

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

/** A couple so many whole years before the pension date, in a month after the transition. */
interface Moment {
  readonly couple: Couple;
  readonly years: number;
  readonly month: number;
}

/** Partner pension on death before the pension date: over what was accrued, and over what could still be. */
function onDeath(basis: CurveBasis, annuity: AnnuityFrom, accrued: (moment: Moment) => number, moment: Moment): number {
  const { variant, partnerFraction } = basis;
  if (variant === 'none' || variant === 'deferred' || moment.years === 0) return 0;
  const attainable = variant === 'attainable' ? onDeathWithinYear(basis, annuity, moment) * (moment.years - 1 / 2) : 0;
  return partnerFraction * (attainable + accrued(moment));
}

/**
 * Partner pension of 1 on death before the pension date: that on death in the coming year, and for who survives it, with
 * a year's indexation, that of somebody a year older. Each moment is worked out once: later moments of one life are
 * those of others now.
 */
function accruedOnDeath(basis: CurveBasis, annuity: AnnuityFrom, pensionAge: number): (moment: Moment) => number {
  const known = new Map<number, number>();
  const accrued = (moment: Moment): number => {
    const { couple, years, month } = moment;
    if (years === 0) return 0;
    return remembered(known, keyOf(couple.sex, pensionAge - years, couple.year, month), () => {
      const survived = 1 - deathProbability(basis, couple.sex, couple.age, couple.year);
      const later = accrued({ couple: older(couple, 1), years: years - 1, month: month + 12 });
      return onDeathWithinYear(basis, annuity, moment) + (1 + basis.indexation) * survived * later;
    });
  };
  return accrued;
}

/** Partner pension of 1 on death in the coming year: half a year of indexation, the annuity from halfway the year. */
function onDeathWithinYear(basis: CurveBasis, annuity: AnnuityFrom, { couple, month }: Moment): number {
  const { sex, age, year, partnerSex, partnerAge } = couple;
  const start = month + 6;
  const halfway = annuity(partnerSex, partnerAge, year, start) + annuity(partnerSex, partnerAge + 1, year + 1, start);
  return (1 + basis.indexation) ** (1 / 2) * deathProbability(basis, sex, age, year) * (halfway / 2);
}
