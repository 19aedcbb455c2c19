import type { Survival } from '#core/annuity/survival.ts';

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
