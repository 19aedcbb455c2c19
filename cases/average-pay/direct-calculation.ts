import { type premiumAt, price, survival } from '#cases/average-pay/direct-prices.ts';
import type { AgeStep, AveragePayDossierInput, Participant, ProfitBasis, SchemeTerms } from '#core/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';

/**
 * Average pay calculated a second time, month by month and formula by formula as docs/method states them, for one
 * participant at a time: slow, without tables that are made ahead and without anything of the core but mortality tables.
 */

/** Time and salary of one participant. */
interface Course {
  readonly input: AveragePayDossierInput;
  readonly person: Participant;
  readonly T: number;
  readonly age0: number;
  /** Months to the current and to the new pension date. */
  readonly Nc: number;
  readonly Nn: number;
  readonly J: (m: number) => number;
  readonly yearOf: (m: number) => number;
  readonly isJanuary: (m: number) => boolean;
  readonly salary: (m: number) => number;
  readonly pg: (terms: SchemeTerms, m: number) => number;
}

const stepValue = (rows: readonly AgeStep[], age: number): number =>
  rows.findLast((row) => row.fromAge <= age)?.value ?? 0;

export function directCourse(input: AveragePayDossierInput, person: Participant): Course {
  const { current, next, assumptions: a, valuationDate: start, transitionDate } = input;
  const age0 = 12 * (start.year - person.born.year) + start.month - person.born.month;
  const J = (m: number): number => Math.floor((start.month - 1 + m) / 12);
  const isJanuary = (m: number): boolean => m > 0 && J(m) > J(m - 1);
  const [Nc, Nn] = [current.pensionAgeInMonths - age0, next.pensionAgeInMonths - age0];
  const salaries: number[] = [person.fullTimeSalary];
  for (let m = 1; m < Math.max(Nc, Nn); m++) {
    const raise = (1 + a.wageGrowth) * (1 + stepValue(a.career, Math.floor((age0 + m) / 12)));
    salaries.push(isJanuary(m) ? salaries[m - 1]! * raise : salaries[m - 1]!);
  }
  return {
    input,
    person,
    T: 12 * (transitionDate.year - start.year) + transitionDate.month - start.month,
    age0,
    Nc,
    Nn,
    J,
    yearOf: (m) => start.year + J(m),
    isJanuary,
    salary: (m) => salaries[m]!,
    pg: (terms, m) => {
      const level = (1 + a.offsetGrowth) ** J(m);
      return Math.max(0, Math.min(salaries[m]!, terms.maximumSalary * level) - terms.offset * level) * person.partTime;
    },
  };
}

/** Price of EUR 1 pension in month m at the tariff, cost loading included. */
function tariffPrice({ input, person, age0, yearOf }: Course, m: number, premium: typeof premiumAt): number {
  const { tariff, pensionAgeInMonths } = input.current;
  const R = pensionAgeInMonths / 12;
  const [x, part] = [Math.floor((age0 + m) / 12), ((age0 + m) % 12) / 12];
  const rows = tariff.prices.toSorted((one, two) => one.age - two.age);
  if (rows.length > 0) {
    const years = Math.min(Math.max(x + part, rows[0]!.age), rows.at(-1)!.age);
    const row = rows.findLastIndex(({ age }) => age <= years);
    const [from, to] = [rows[row]!, rows[row + 1] ?? rows[row]!];
    const share = to.age === from.age ? 0 : (years - from.age) / (to.age - from.age);
    return (from.price + (to.price - from.price) * share) * (1 + tariff.costLoading);
  }
  const of = (sex: 'M' | 'V'): number =>
    (1 - part) * premium(input, tariff, R, sex, x, yearOf(m)) + part * premium(input, tariff, R, sex, x + 1, yearOf(m));
  return (person.sex === 'X' ? (of('M') + of('V')) / 2 : of(person.sex)) * (1 + tariff.costLoading);
}

/** Employer cost of the current scheme in month m for somebody in service. */
function monthCost(course: Course, m: number, premium: typeof premiumAt): number {
  const { input, person, J, pg } = course;
  const { current, assumptions: a } = input;
  const isAtTariff = (current.paidPremium ?? 0) === 0;
  const tariff = isAtTariff ? tariffPrice(course, m, premium) : 0;
  const [base, salary] = [pg(current, m), course.salary(m) * person.partTime];
  const paid = ((isAtTariff ? current.accrualRate * tariff : (current.paidPremium ?? 0)) * base) / 12;
  const own = { pensionBase: base / 12, premium: paid, salary: salary / 12 }[current.employeeContribution.basis];
  const risk = (current.riskPremiumOnBase * base + current.riskPremiumOnSalary * salary) / 12;
  const perHead = (current.costPerParticipant * (1 + a.priceInflation) ** J(m)) / 12;
  const cost = paid * (1 + current.premiumLoading) - current.employeeContribution.rate * own + risk + perHead;
  if (!current.buysIndexation || !isAtTariff || !course.isJanuary(m)) return cost;
  const ix = current.activeIndexation;
  let accrued = person.accruedPension * (1 + ix) ** J(m - 1);
  for (let k = 0; k < m; k++) accrued += (current.accrualRate * pg(current, k) * (1 + ix) ** (J(m - 1) - J(k))) / 12;
  return cost + ix * accrued * tariff;
}

/** Cost of the current scheme over the horizon, discounted to T and weighted with being in service. */
export function directCost(course: Course, premium: typeof premiumAt): number {
  const { input, T, age0, Nc } = course;
  const { horizon } = input.goal;
  const months = horizon.kind === 'pensionDate' ? Infinity : 12 * horizon.years;
  let total = 0;
  for (let m = T; m < Math.min(Nc, T + months); m++) {
    let inService = 1;
    for (let k = T; k + 12 <= m; k += 12)
      inService *= 1 - stepValue(input.assumptions.exits, Math.floor((age0 + k) / 12));
    total += (1 + input.assumptions.discountRate) ** (-(m - T) / 12) * inService * monthCost(course, m, premium);
  }
  return total;
}

/** Pension at the current pension date: of the scheme that goes on, and of what stays with the insurer. */
function rights({ input, person, T, Nc, J, pg }: Course): { readonly goesOn: number; readonly stays: number } {
  const { current } = input;
  const isAmbition = input.kind === 'ambitionDbToDc';
  const accrual = isAmbition ? input.ambition.accrualRate : current.accrualRate;
  const ix = isAmbition ? input.ambition.indexation : current.activeIndexation;
  const asInactive = (1 + current.inactiveIndexation) ** (J(Nc) - J(T));
  let goesOn = person.accruedPension * (1 + ix) ** J(Nc);
  let stays = person.accruedPension * (1 + ix) ** J(T) * asInactive;
  for (let m = 0; m < Nc; m++) {
    const built = (accrual * pg(current, m)) / 12;
    goesOn += built * (1 + ix) ** (J(Nc) - J(m));
    if (m < T) stays += built * (1 + ix) ** (J(T) - J(m)) * asInactive;
  }
  return { goesOn, stays };
}

/** A(k) up to k = months. */
function accumulation({ assumptions: a }: AveragePayDossierInput, basis: ProfitBasis, months: number): number[] {
  const rows = a.lifecycle.toSorted((one, two) => one.yearsToPension - two.yearsToPension);
  const A = [1];
  for (let k = 1; k <= months; k++) {
    const years = Math.floor((k - 1) / 12);
    const w = (rows.findLast((row) => row.yearsToPension <= years) ?? rows[0]!).equityWeight;
    const expected = w * a.equityReturn + (1 - w) * a.bondReturn - a.investmentCost;
    A.push(A[k - 1]! * (1 + (basis === 'expected' ? expected : a.riskFreeInterest)) ** (1 / 12));
  }
  return A;
}

/** Pensions in one form, in today's money: scheme goes on, rights that stay, per 1.00 of flat premium. */
export function directPensions(course: Course, basis: ProfitBasis) {
  const { input, T, Nc, Nn, yearOf, pg } = course;
  const { current, next, assumptions: a } = input;
  const interest = basis === 'expected' ? a.conversionInterest : a.riskFreeInterest;
  const [Rc, Rn] = [Math.floor(current.pensionAgeInMonths / 12), Math.floor(next.pensionAgeInMonths / 12)];
  const { variant } = input.kind === 'dbToDc' ? current.tariff : input.ambition;
  const ownPart = variant === 'none' ? 0 : current.partnerFraction;
  const ownPrice = price(input, (1 + interest) / (1 + current.paymentIndexation) - 1, ownPart, Rc, yearOf(Nc));
  const newPrice = price(input, interest, a.partnerFraction, Rn, yearOf(Nn));
  const table = mortalityTable(a.mortalityTable);
  const alive = (sex: 'M' | 'V', age: number, m: number): number =>
    survival(table, a.mortalityFactor, sex, age, yearOf(m), Math.abs(Nn - Nc));
  const mean = (age: number, m: number): number => (alive('M', age, m) + alive('V', age, m)) / 2;
  const v = (1 + interest) ** (-Math.abs(Nn - Nc) / 12);
  const restated = Nn >= Nc ? 1 / (v * mean(Rc, Nc)) : v * mean(Rn, Nn);
  const deflator = (1 + a.priceInflation) ** (-Nn / 12);
  const A = accumulation(input, basis, Nn);
  let capital = 0;
  for (let m = T; m < Nn; m++) capital += ((1 - next.entryCost) * pg(next, m) * A[Nn - m]!) / 12;
  const { goesOn, stays } = rights(course);
  const form = (ownPrice * restated * deflator) / newPrice;
  return { current: goesOn * form, carried: stays * form, perFlatRate: (capital * deflator) / newPrice };
}
