import { premiumOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { compensationMaximum, lastCompensationYear, minimumFranchise } from '#test/oracle/law.ts';
import { ageInYears, calendarYear, januaries, type Life, monthsToTransition, paidPart } from '#test/oracle/life.ts';
import {
  accumulations,
  type Basis,
  deflator,
  expectedBasis,
  pensionOf,
  priceAt,
  riskFreeBasis,
} from '#test/oracle/pension.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** What is paid in a month: as pension premium, and as gross salary. */
interface Payment {
  readonly premium: number;
  readonly salary: number;
}

/** First month after the compensation period of one participant. */
export function periodEnd(dossier: OracleDossier, life: Life): number {
  const transition = monthsToTransition(dossier);
  const end = life.next.endMonth;
  if (dossier.compensatie_einde === 'aantal jaren') return Math.min(end, transition + 12 * dossier.compensatie_jaren);
  if (dossier.compensatie_einde === 'pensioendatum') return end;
  let month = transition;
  while (month < end && calendarYear(dossier, month) <= lastCompensationYear) month += 1;
  return month;
}

/** On which returns shortfall, accumulation and price are reckoned. */
export function compensationBasis(dossier: OracleDossier): Basis {
  const { compensatie_basis: chosen, profijt_basis: ofProfit } = dossier;
  const name = chosen === 'als profijt_basis' ? ofProfit : chosen;
  return name === 'verwacht' ? expectedBasis(dossier) : riskFreeBasis(dossier);
}

/** Pension base of month m on the full minimum franchise of the year of the valuation date, EUR a year. */
function fullBase(dossier: OracleDossier, life: Life, m: number): number {
  const growth = (1 + dossier.franchisestijging) ** januaries(dossier, m);
  const { deeltijd } = life.person;
  const pensionable = Math.min(
    life.next.salary[m]! * deeltijd,
    dossier.nieuw_max_salaris * growth * Math.min(1, deeltijd),
  );
  return Math.max(0, pensionable - minimumFranchise(dossier) * growth * deeltijd) * paidPart(life.person);
}

/** What a rate of compensation is a percentage of in month m, EUR. */
function baseOf(dossier: OracleDossier, life: Life, m: number): number {
  const isFull = dossier.compensatie_vorm === 'pensioenpremie' && dossier.nieuw_franchise < minimumFranchise(dossier);
  return (isFull ? fullBase(dossier, life, m) : life.next.base[m]!) / 12;
}

/** Highest compensation as premium in month m beside a flat premium, EUR (section 7, "Room in month m"). */
function roomOf(dossier: OracleDossier, life: Life, flat: number, m: number): number {
  if (calendarYear(dossier, m) > lastCompensationYear) return 0;
  const rate = compensationMaximum(dossier) / (1 - dossier.nieuw_kosten_op_inleg) - flat;
  return (Math.max(0, rate) * fullBase(dossier, life, m)) / 12;
}

/** A month's compensation as premium as far as there is room, the rest as salary; all of it in the form `salaris`. */
function split(dossier: OracleDossier, life: Life, flat: number, m: number, amount: number): Payment {
  if (dossier.compensatie_vorm === 'salaris') return { premium: 0, salary: amount };
  const premium = Math.min(amount, roomOf(dossier, life, flat, m));
  return { premium, salary: amount - premium };
}

/** Compensation as premium in month m at a rate of the base on the larger franchise, EUR: what the effects of the law count of it. */
export function premiumAtRate(dossier: OracleDossier, life: Life, flat: number, m: number, rate: number): number {
  if (m >= periodEnd(dossier, life)) return 0;
  const isFull = dossier.nieuw_franchise < minimumFranchise(dossier);
  const amount = (rate * (isFull ? fullBase(dossier, life, m) : life.next.base[m]!)) / 12;
  return split(dossier, life, flat, m, amount).premium;
}

const flatScale = (flat: number): readonly Row[] => [[0, flat]];

/** Shortfall of the own pension as capital at pension; whether or not somebody is compensated. */
function shortfallOf(dossier: OracleDossier, life: Life, flat: number): number {
  const basis = compensationBasis(dossier);
  const current = pensionOf(dossier, life, 'ongewijzigd', basis);
  const missing = dossier.compensatie_doel * current - pensionOf(dossier, life, flatScale(flat), basis);
  if (missing <= dossier.compensatie_drempel * current) return 0;
  const price = priceAt(dossier, basis, dossier.nieuw_pensioenleeftijd, life.next.pensionMonth);
  return Math.max(0, missing) * price;
}

/** What amounts per month, paid in from the transition up to `end`, grow to at pension. */
function grown(dossier: OracleDossier, life: Life, basis: Basis, end: number, amountOf: (m: number) => number): number {
  const { pensionMonth } = life.next;
  const growth = accumulations(dossier, basis, pensionMonth);
  let capital = 0;
  for (let m = monthsToTransition(dossier); m < end; m += 1) {
    capital += amountOf(m) * (1 - dossier.nieuw_kosten_op_inleg) * growth[pensionMonth - m]!;
  }
  return capital;
}

/** Amounts per month from the transition up to `end`, discounted without exits. */
function discounted(dossier: OracleDossier, end: number, amountOf: (m: number) => number): number {
  const transition = monthsToTransition(dossier);
  let value = 0;
  for (let m = transition; m < end; m += 1) {
    value += amountOf(m) * (1 + dossier.disconteringsvoet) ** (-(m - transition) / 12);
  }
  return value;
}

/** Positive part of current minus new total premium in month m. */
function differenceOf(dossier: OracleDossier, life: Life, flat: number, m: number): number {
  const current = premiumOfMonth(dossier, life, 'ongewijzigd', m);
  return Math.max(0, current - premiumOfMonth(dossier, life, flatScale(flat), m));
}

export const cohortOf = (dossier: OracleDossier, age: number): number =>
  Math.floor(age / dossier.compensatie_cohort) * dossier.compensatie_cohort;

/** Whether an own age at the transition is one that is compensated. */
export function isEntitled(dossier: OracleDossier, age: number): boolean {
  const { compensatie_vanaf_leeftijd: from, compensatie_tot_leeftijd: until } = dossier;
  return (from === null || age >= from) && (until === null || age <= until);
}

export const underMaximum = (dossier: OracleDossier, rate: number): number =>
  dossier.compensatie_maximum === null ? rate : Math.min(rate, dossier.compensatie_maximum);

/** The rate of the table of rates at an age, under the maximum. */
export const tableRate = (dossier: OracleDossier, age: number): number =>
  underMaximum(dossier, rowValue(dossier.compensatie_tabel, age, 0));

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How each participant is compensated. */
export interface Entitlement {
  readonly life: Life;
  readonly age: number;
  readonly cohort: number;
  readonly isEntitled: boolean;
  readonly shortfall: number;
  readonly individualRate: number;
  /** % that is paid; null where the premium difference of each month is. */
  readonly rate: number | null;
}

/** The two sides of a rate: what is to be filled, and what 1.00 of rate fills. */
function sidesOf(dossier: OracleDossier, life: Life, flat: number): { due: number; perRate: number } {
  const end = periodEnd(dossier, life);
  const base = (m: number): number => baseOf(dossier, life, m);
  if (dossier.compensatie_methode !== 'premieverschil') {
    return {
      due: shortfallOf(dossier, life, flat),
      perRate: grown(dossier, life, compensationBasis(dossier), end, base),
    };
  }
  const due = discounted(dossier, life.next.endMonth, (m) => differenceOf(dossier, life, flat, m));
  return { due, perRate: discounted(dossier, end, base) };
}

export function entitlements(dossier: OracleDossier, group: readonly Life[], flat: number): Entitlement[] {
  const { compensatie_methode: method, compensatie_vorm: form } = dossier;
  const each = group.map((life) => {
    const age = ageInYears(dossier, life.person, monthsToTransition(dossier));
    const entitled = isEntitled(dossier, age);
    const { due, perRate } = entitled ? sidesOf(dossier, life, flat) : { due: 0, perRate: 0 };
    return { life, age, cohort: cohortOf(dossier, age), entitled, due, perRate };
  });
  return each.map(({ life, age, cohort, entitled, due, perRate }) => {
    const peers = each.filter((peer) => peer.cohort === cohort);
    const shared = ratio(sum(peers.map((peer) => peer.due)), sum(peers.map((peer) => peer.perRate)));
    const own = ratio(due, perRate);
    const rateOf = (): number | null => {
      if (!entitled) return 0;
      if (method === 'eigen tabel') return tableRate(dossier, age);
      if (form === 'pensioenpremie') return underMaximum(dossier, shared);
      return method === 'premieverschil' ? null : underMaximum(dossier, own);
    };
    const shortfall = entitled ? shortfallOf(dossier, life, flat) : 0;
    return { life, age, cohort, isEntitled: entitled, shortfall, individualRate: own, rate: rateOf() };
  });
}

/** Compensation of month m of someone in service beside a flat premium. */
export function paymentOf(
  dossier: OracleDossier,
  life: Life,
  flat: number,
  { m, rate }: { m: number; rate: number | null },
): Payment {
  if (m >= periodEnd(dossier, life)) return { premium: 0, salary: 0 };
  const base = baseOf(dossier, life, m);
  if (rate !== null) return split(dossier, life, flat, m, rate * base);
  const difference = differenceOf(dossier, life, flat, m);
  const most = dossier.compensatie_maximum;
  return split(dossier, life, flat, m, most === null ? difference : Math.min(difference, most * base));
}

export const costOfPayment = (dossier: OracleDossier, { premium, salary }: Payment): number =>
  premium + salary * (1 + dossier.compensatie_salarisopslag);

/** What a participant gets of it: capital on the basis of compensation, and expected pension in today's money. */
export interface Outcome {
  readonly accumulated: number;
  readonly pensionFromPremium: number;
  readonly salary: number;
  readonly pensionFromSalary: number;
  /** On the basis of compensation, in today's money: pension now, without compensation, and what all that is paid adds. */
  readonly onBasis: readonly [now: number, without: number, added: number];
}

export function outcomeOf(dossier: OracleDossier, flat: number, { life, rate }: Entitlement): Outcome {
  const end = periodEnd(dossier, life);
  const expected = expectedBasis(dossier);
  const paid = (m: number): Payment => paymentOf(dossier, life, flat, { m, rate });
  const price = priceAt(dossier, expected, dossier.nieuw_pensioenleeftijd, life.next.pensionMonth);
  const pension = (part: keyof Payment): number =>
    (grown(dossier, life, expected, end, (m) => paid(m)[part]) / price) * deflator(dossier, life);
  let salary = 0;
  for (let m = monthsToTransition(dossier); m < end; m += 1) salary += paid(m).salary;
  const basis = compensationBasis(dossier);
  const accumulated = grown(dossier, life, basis, end, (m) => paid(m).premium + paid(m).salary);
  const ownPrice = priceAt(dossier, basis, dossier.nieuw_pensioenleeftijd, life.next.pensionMonth);
  return {
    accumulated,
    onBasis: [
      deflator(dossier, life) * pensionOf(dossier, life, 'ongewijzigd', basis),
      deflator(dossier, life) * pensionOf(dossier, life, flatScale(flat), basis),
      (deflator(dossier, life) * accumulated) / ownPrice,
    ],
    pensionFromPremium: pension('premium'),
    salary,
    pensionFromSalary: pension('salary'),
  };
}
