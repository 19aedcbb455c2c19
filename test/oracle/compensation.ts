import { costOf, horizonYears, inService, premiumOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import {
  compensationMaximum,
  flatMaximum,
  lastCompensationYear,
  minimumFranchise,
  progressiveMaximum,
} from '#test/oracle/law.ts';
import { ageInYears, calendarYear, januaries, type Life, lives, monthsToTransition } from '#test/oracle/life.ts';
import { accumulations, expectedBasis, pensionOf, priceAt } from '#test/oracle/pension.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** A new scheme to compensate: its practical rates, and which maximum leaves headroom for compensation as premium. */
export interface NewPremium {
  readonly form: 'flat' | 'progressive';
  readonly rates: readonly Row[];
}

/** What is paid in a month: as pension premium, and as gross salary. */
interface Payment {
  readonly premium: number;
  readonly salary: number;
}

/** First month after the compensation period of one participant. */
export function periodEnd(dossier: OracleDossier, life: Life): number {
  const transition = monthsToTransition(dossier);
  const end = life.next.pensionMonth;
  if (dossier.compensatie_einde === 'aantal jaren') return Math.min(end, transition + 12 * dossier.compensatie_jaren);
  if (dossier.compensatie_einde === 'pensioendatum') return end;
  let month = transition;
  while (month < end && calendarYear(dossier, month) <= lastCompensationYear) month += 1;
  return month;
}

/** Highest compensation as premium in month m, EUR (section 7, "Headroom in month m"). */
function roomOf(dossier: OracleDossier, life: Life, { form, rates }: NewPremium, m: number): number {
  const year = calendarYear(dossier, m);
  if (year > lastCompensationYear) return 0;
  const net = 1 - dossier.nieuw_kosten_op_inleg;
  const rate = rowValue(rates, life.next.bracketAge[m]!, 0) * net;
  const maximum =
    form === 'flat' ? compensationMaximum(dossier) : progressiveMaximum(dossier, year - life.person.geboren[0]!);
  const growth = (1 + dossier.franchisestijging) ** januaries(dossier, m);
  const pensionable = Math.min(life.next.salary[m]!, dossier.nieuw_max_salaris * growth);
  const base = Math.max(0, pensionable - minimumFranchise(dossier) * growth) * life.person.deeltijd;
  return ((Math.max(0, maximum - rate) / net) * base) / 12;
}

/** A month's compensation as premium as far as there is headroom, the rest as salary; all of it in the form `salaris`. */
function split(dossier: OracleDossier, life: Life, next: NewPremium, m: number, amount: number): Payment {
  if (dossier.compensatie_vorm === 'salaris') return { premium: 0, salary: amount };
  const premium = Math.min(amount, roomOf(dossier, life, next, m));
  return { premium, salary: amount - premium };
}

/** Shortfall of the own pension as capital at pension. */
function shortfallOf(dossier: OracleDossier, life: Life, rates: readonly Row[]): number {
  const basis = expectedBasis(dossier);
  const target = dossier.compensatie_doel * pensionOf(dossier, life, 'ongewijzigd', basis);
  const missing = Math.max(0, target - pensionOf(dossier, life, rates, basis));
  return missing * priceAt(dossier, basis, dossier.nieuw_pensioenleeftijd, life.next.pensionMonth);
}

/** What 1.00 of the pension base, paid in the compensation period, grows to at pension. */
function fillOf(dossier: OracleDossier, life: Life): number {
  const { base, pensionMonth } = life.next;
  const growth = accumulations(dossier, expectedBasis(dossier), pensionMonth);
  let fill = 0;
  for (let m = monthsToTransition(dossier); m < periodEnd(dossier, life); m += 1) {
    fill += (base[m]! / 12) * (1 - dossier.nieuw_kosten_op_inleg) * growth[pensionMonth - m]!;
  }
  return fill;
}

export const cohortOf = (dossier: OracleDossier, age: number): number =>
  Math.floor(age / dossier.compensatie_cohort) * dossier.compensatie_cohort;

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How each participant is compensated. */
export interface Entitlement {
  readonly life: Life;
  readonly cohort: number;
  readonly shortfall: number;
  readonly individualRate: number;
  /** % of the pension base that is paid; null where the premium difference of each month is. */
  readonly rate: number | null;
}

export function entitlements(dossier: OracleDossier, group: readonly Life[], next: NewPremium): Entitlement[] {
  const transition = monthsToTransition(dossier);
  const isOutcome = dossier.compensatie_methode === 'pensioenuitkomst';
  const each = group.map((life) => ({
    life,
    cohort: cohortOf(dossier, ageInYears(dossier, life.person, transition)),
    shortfall: isOutcome ? shortfallOf(dossier, life, next.rates) : 0,
    fill: fillOf(dossier, life),
  }));
  return each.map(({ life, cohort, shortfall, fill }) => {
    const individualRate = ratio(shortfall, fill);
    const peers = each.filter((peer) => peer.cohort === cohort);
    const shared = ratio(sum(peers.map((peer) => peer.shortfall)), sum(peers.map((peer) => peer.fill)));
    const rate = dossier.compensatie_vorm === 'salaris' ? individualRate : shared;
    return { life, cohort, shortfall, individualRate, rate: isOutcome ? rate : null };
  });
}

/** Compensation of month m of someone in service. */
export function paymentOf(
  dossier: OracleDossier,
  life: Life,
  next: NewPremium,
  { m, rate }: { m: number; rate: number | null },
): Payment {
  if (m >= periodEnd(dossier, life)) return { premium: 0, salary: 0 };
  if (rate !== null) return split(dossier, life, next, m, (rate * life.next.base[m]!) / 12);
  const current = premiumOfMonth(dossier, life, 'ongewijzigd', m);
  const amount = Math.max(0, current - premiumOfMonth(dossier, life, next.rates, m));
  return split(dossier, life, next, m, amount);
}

export const costOfPayment = (dossier: OracleDossier, { premium, salary }: Payment): number =>
  premium + salary * (1 + dossier.compensatie_salarisopslag);

export interface CompensationResult {
  readonly entitlements: readonly Entitlement[];
  /** Per participant, first twelve months. */
  readonly firstYear: readonly (Payment & { readonly cost: number })[];
  /** Cost per year since T, weighted, not discounted; 60 years. */
  readonly yearly: readonly number[];
  /** Discounted over the horizon. */
  readonly horizonCost: number;
}

export function compensationOf(dossier: OracleDossier, next: NewPremium): CompensationResult {
  const transition = monthsToTransition(dossier);
  const entitled = entitlements(dossier, lives(dossier), next);
  const horizon = transition + 12 * horizonYears(dossier);
  const yearly = Array.from({ length: 60 }, () => 0);
  const firstYear: (Payment & { cost: number })[] = [];
  let horizonCost = 0;
  for (const { life, rate } of entitled) {
    const first = { premium: 0, salary: 0, cost: 0 };
    for (let m = transition; m < periodEnd(dossier, life); m += 1) {
      const payment = paymentOf(dossier, life, next, { m, rate });
      const cost = costOfPayment(dossier, payment);
      const weighted = inService(dossier, life, m) * cost;
      yearly[Math.floor((m - transition) / 12)]! += weighted;
      if (m < horizon) horizonCost += weighted * (1 + dossier.disconteringsvoet) ** (-(m - transition) / 12);
      if (m >= transition + 12) continue;
      first.premium += payment.premium;
      first.salary += payment.salary;
      first.cost += cost;
    }
    firstYear.push(first);
  }
  return { entitlements: entitled, firstYear, yearly, horizonCost };
}

/** The grid of flat premiums, in steps of 0.1 %-point, up to the cap. */
export function gridSteps(dossier: OracleDossier): number {
  return Math.floor((flatMaximum(dossier) / (1 - dossier.nieuw_kosten_op_inleg)) * 1000 + 1e-9);
}

/** Discounted cost with compensation of a flat premium of so many steps. */
export function costOfFlat(dossier: OracleDossier, step: number): number {
  const rates: readonly Row[] = [[0, step / 1000]];
  const own = sum(lives(dossier).map((life) => costOf(dossier, life, rates, horizonYears(dossier))));
  return own + compensationOf(dossier, { form: 'flat', rates }).horizonCost;
}

export function currentCost(dossier: OracleDossier): number {
  return sum(lives(dossier).map((life) => costOf(dossier, life, 'ongewijzigd', horizonYears(dossier))));
}
