import type { Survival, SurvivalByYear } from '#core/annuity/survival.ts';

/**
 * ä: present value of 1 a year in equal payments in advance while a status survives: the sum over steps t of
 * (1/m) v^(t/m) p(t), with m steps a year and v = 1 / (1 + interest). Survival in steps of 1/m year.
 */
export function annuityDue(survival: Survival, interest: number, stepsPerYear: number): number {
  const discount = (1 + interest) ** (-1 / stepsPerYear);
  let factor = 1;
  let value = 0;
  for (const alive of survival) {
    value += factor * alive;
    factor *= discount;
  }
  return value / stepsPerYear;
}

/**
 * The same with 12 steps a year, survival given by year: in a year each payment is the one before it times
 * r = v^(1/12) x (1 - q)^(1/12), so that its payments are v^k p(k) (1 + r + ... + r^11) / 12 together.
 */
export function monthlyAnnuityDue({ alive, monthly }: SurvivalByYear, interest: number): number {
  const [inYear, inMonth] = [1 / (1 + interest), (1 + interest) ** (-1 / 12)];
  let factor = 1;
  let value = 0;
  for (let year = 0; year < alive.length; year++) {
    value += factor * alive[year]! * twelvePowers(inMonth * monthly[year]!);
    factor *= inYear;
  }
  return value / 12;
}

/** 1 + r + r^2 + ... + r^11 = (1 + r) (1 + r^2 + r^4) (1 + r^6): without the loss of digits that (1 - r^12) / (1 - r) has near 1. */
function twelvePowers(r: number): number {
  const square = r * r;
  return (1 + r) * (1 + square + square * square) * (1 + square * square * square);
}
