import { annuityDue } from '#core/annuity/annuity-due.ts';
import { deathProbability, jointSurvival, type MortalityBasis, yearlySurvival } from '#core/annuity/survival.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/**
 * Which partner pension is bought with the old-age pension: none; on death after the pension date (uitgesteld); also on
 * death before it, over what was accrued (direct ingaand); also over what could still be accrued (bereikbaar).
 */
export type PartnerVariant = 'none' | 'deferred' | 'accrued' | 'attainable';

/** The basis of a tariff: interest, mortality with age shifts, partner pension. */
export interface TariffBasis extends MortalityBasis {
  readonly interest: number;
  /** pp: partner pension as a fraction of the old-age pension. */
  readonly partnerFraction: number;
  readonly variant: PartnerVariant;
  /** Years added to the age of the participant and of the partner before the table is read (leeftijdscorrectie). */
  readonly participantShift: number;
  readonly partnerShift: number;
}

/** Participant and partner as the table sees them: shifted whole ages at the start of a calendar year. */
export interface Couple {
  readonly sex: TableSex;
  readonly age: number;
  readonly partnerSex: TableSex;
  readonly partnerAge: number;
  readonly year: number;
}

/** The same couple so many years later. */
export const older = (couple: Couple, years: number): Couple => ({
  ...couple,
  age: couple.age + years,
  partnerAge: couple.partnerAge + years,
  year: couple.year + years,
});

/** The couple of a participant: a man's partner is 3 years younger, a woman's 3 years older, ages shifted. */
export function coupleOf(
  basis: Pick<TariffBasis, 'participantShift' | 'partnerShift'>,
  sex: TableSex,
  age: number,
  year: number,
): Couple {
  const participant = { sex, age: age + basis.participantShift, year };
  return sex === 'M'
    ? { ...participant, partnerSex: 'V', partnerAge: age - 3 + basis.partnerShift }
    : { ...participant, partnerSex: 'M', partnerAge: age + 3 + basis.partnerShift };
}

/** The single premium in EUR at a whole age, in a calendar year. */
export type SinglePremiumAt = (sex: TableSex, age: number, year: number) => number;

/**
 * NSP: the single premium in EUR for EUR 1 of yearly old-age pension from whole age `pensionAge`, with the partner
 * pension of the variant, for a participant of whole age `age` in calendar year `year`. Annuities are paid
 * continuously: the yearly sum in advance less one half. A man's partner is 3 years younger, a woman's 3 years older.
 * With n years to the pension date, v = 1 / (1 + interest), p and q of the participant, y the partner:
 *
 * none: v^n p(n) a; deferred: + pp v^n p(n) (a_y - a_xy); accrued: + pp times the sum over t < n of
 * p(t) q(t) v^(t+1/2) a_y(t+1/2); attainable: + pp q(0) v^(1/2) a_y(1/2) (n - 1/2), nothing at n = 0.
 *
 * Single premiums on one basis, each worked out once: participants share ages and years. What follows from a life a year later is
 * that of somebody a year older in the next calendar year, for who survives the year.
 */
export function singlePremiums(basis: TariffBasis, pensionAge: number): SinglePremiumAt {
  const inAdvance: SinglePremiumAt = remembered((sex, age, year) =>
    age > basis.table.lastAge ? 1 : 1 + survivedYear(basis, sex, age, year) * inAdvance(sex, age + 1, year + 1),
  );
  const partnerAnnuity: SinglePremiumAt = (sex, age, year) => inAdvance(sex, age, year) - 1 / 2;
  const onDeath = remembered((sex, age, year) =>
    onDeathWithinYear(basis, partnerAnnuity, coupleOf(basis, sex, age, year)),
  );
  const fromNextYear =
    (premium: SinglePremiumAt): SinglePremiumAt =>
    (sex, age, year) =>
      survivedYear(basis, sex, age + basis.participantShift, year) * premium(sex, age + 1, year + 1);
  const oldAge: SinglePremiumAt = remembered((sex, age, year) => {
    if (age > pensionAge) return 0;
    return age === pensionAge
      ? pensionOf(basis, coupleOf(basis, sex, age, year))
      : fromNextYear(oldAge)(sex, age, year);
  });
  const accrued: SinglePremiumAt = remembered((sex, age, year) =>
    age >= pensionAge ? 0 : onDeath(sex, age, year) + fromNextYear(accrued)(sex, age, year),
  );
  return remembered((sex, age, year) => {
    const later = oldAge(sex, age, year);
    if (basis.variant === 'none' || basis.variant === 'deferred') return later;
    const years = pensionAge - age;
    const attainable = basis.variant === 'attainable' && years > 0 ? onDeath(sex, age, year) * (years - 1 / 2) : 0;
    return later + basis.partnerFraction * (accrued(sex, age, year) + attainable);
  });
}

function remembered(value: SinglePremiumAt): SinglePremiumAt {
  const known = new Map<number, number>();
  return (sex, age, year) => {
    // Ages are below 1,000, so that one whole number encodes age, year and sex.
    const key = 2 * (1000 * year + age) + Number(sex === 'V');
    const old = known.get(key);
    if (old !== undefined) return old;
    const fresh = value(sex, age, year);
    known.set(key, fresh);
    return fresh;
  };
}

/** Old-age pension of 1 that starts now, and the partner pension of the variant that follows it, both alive now. */
function pensionOf(basis: TariffBasis, { sex, age, partnerSex, partnerAge, year }: Couple): number {
  const { interest, variant } = basis;
  const own = yearlySurvival(basis, sex, age, year);
  const oldAge = annuityDue(own, interest, 1) - 1 / 2;
  if (variant === 'none') return oldAge;
  const partner = yearlySurvival(basis, partnerSex, partnerAge, year);
  const afterDeath = annuityDue(partner, interest, 1) - annuityDue(jointSurvival(own, partner), interest, 1);
  return oldAge + basis.partnerFraction * afterDeath;
}

/** Value of EUR 1 a year later to a life of that age in the table, who is alive then. */
function survivedYear(basis: TariffBasis, sex: TableSex, age: number, year: number): number {
  return (1 - deathProbability(basis, sex, age, year)) / (1 + basis.interest);
}

/** Partner pension of 1 on death in the coming year: half a year of interest, the annuity halfway the year. */
function onDeathWithinYear(basis: TariffBasis, partnerAnnuity: SinglePremiumAt, couple: Couple): number {
  const dying = deathProbability(basis, couple.sex, couple.age, couple.year);
  const { partnerSex, partnerAge, year } = couple;
  const halfway =
    (partnerAnnuity(partnerSex, partnerAge, year) + partnerAnnuity(partnerSex, partnerAge + 1, year + 1)) / 2;
  return (1 + basis.interest) ** -0.5 * dying * halfway;
}
