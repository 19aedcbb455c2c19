import { type OracleAnswer, solution } from '#test/oracle/answers.ts';
import { cohortOf, costOfPayment, entitlements, type NewPremium, paymentOf } from '#test/oracle/compensation.ts';
import { costOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier, OracleParticipant, Row } from '#test/oracle/dossier.ts';
import {
  ageInYears,
  calendarYear,
  januaries,
  type Life,
  lifeOf,
  lives,
  monthsToTransition,
} from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';
import { capsOf, flatShape } from '#test/oracle/shape.ts';
import { rowValue } from '#test/oracle/tables.ts';

const years = 30;

type Scheme = 'current' | 'next';

/** Existing participants (entry at T) or a cohort of entrants, with how many they are at entry. */
export interface Member {
  readonly life: Life;
  readonly entry: number;
  readonly count: number;
}

/** Expected number of a member's in service in month m under a scheme. */
export function present(dossier: OracleDossier, { life, entry, count }: Member, scheme: Scheme, m: number): number {
  if (m < entry || m >= life[scheme].pensionMonth) return 0;
  let left = count;
  for (let start = entry; start + 12 <= m; start += 12) {
    left *= 1 - rowValue(dossier.uitstroom, ageInYears(dossier, life.person, start), 0);
  }
  return left;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Full-time salary of entrants at the level of the valuation date. */
export function entrySalary(dossier: OracleDossier): number {
  if (dossier.instroom_salaris !== null) return dossier.instroom_salaris;
  const group = lives(dossier);
  return sum(group.map(({ person }) => person.salaris)) / group.length;
}

/** Someone of the exact entry age in month `entry`. */
function entrant(dossier: OracleDossier, entry: number): Life {
  const bornMonths =
    12 * dossier.peildatum[0]! + dossier.peildatum[1]! - 1 + entry - 12 * (dossier.instroom_leeftijd ?? 32);
  const person: OracleParticipant = {
    nr: `instroom ${entry}`,
    geboren: [Math.floor(bornMonths / 12), (bornMonths % 12) + 1, 1],
    geslacht: 'X',
    salaris: entrySalary(dossier) * (1 + dossier.loonstijging) ** januaries(dossier, entry),
    deeltijd: 1,
    meerekenen: 'ja',
    start: 0,
  };
  return lifeOf(dossier, person, entry);
}

/** Everybody in thirty years under a scheme: exits of year k, by leaving or retiring, are replaced at the start of k+1. */
export function members(dossier: OracleDossier, scheme: Scheme): Member[] {
  const transition = monthsToTransition(dossier);
  const all: Member[] = lives(dossier).map((life) => ({ life, entry: transition, count: 1 }));
  const headCount = (m: number): number => sum(all.map((member) => present(dossier, member, scheme, m)));
  for (let k = 0; k + 1 < years; k += 1) {
    const start = transition + 12 * k;
    const exits = headCount(start) - headCount(start + 12);
    all.push({
      life: entrant(dossier, start + 12),
      entry: start + 12,
      count: dossier.vervanging * exits,
    });
  }
  return all;
}

export interface OpenYear {
  readonly year: number;
  readonly inService: number;
  readonly unchanged: number;
  readonly grandfathering: number;
  readonly flat: number;
  readonly compensation: number;
}

export interface OpenGroup {
  readonly years: readonly OpenYear[];
  readonly crossingYear: number | null;
}

/**
 * To what an entrant is entitled in the form `pensioenpremie`: the rate of the cohort by age at T (a cohort without
 * participants has none), or null: the premium difference of each month.
 */
function entrantRate(dossier: OracleDossier, life: Life, rates: ReadonlyMap<number, number>): number | null {
  if (dossier.compensatie_vorm === 'salaris') return 0;
  if (dossier.compensatie_methode === 'premieverschil') return null;
  const ageAtTransition = ageInYears(dossier, life.person, monthsToTransition(dossier));
  return rates.get(cohortOf(dossier, ageAtTransition)) ?? 0;
}

export function openGroup(dossier: OracleDossier, flat: OracleAnswer, scale: readonly Row[]): OpenGroup {
  const transition = monthsToTransition(dossier);
  const entrantScale: readonly Row[] =
    dossier.premie_toetreders === null ? flat.scale : [[0, dossier.premie_toetreders]];
  const kept: readonly Row[] = dossier.soort === 'dcToDc' ? dossier.huidige_staffel : scale;
  const current = members(dossier, 'current');
  const next = members(dossier, 'next');
  const compensated: NewPremium = { form: 'flat', rates: flat.scale };
  const entitled = dossier.compensatie_methode === 'geen' ? [] : entitlements(dossier, lives(dossier), compensated);
  const rates = new Map(entitled.map(({ cohort, rate }) => [cohort, rate ?? 0]));
  const existing = lives(dossier).length;

  function costOfYear(
    group: readonly Member[],
    scheme: Scheme,
    start: number,
    premium: (index: number) => Alternative,
  ) {
    let cost = 0;
    for (const [index, member] of group.entries()) {
      for (let m = start; m < start + 12; m += 1) {
        const count = present(dossier, member, scheme, m);
        if (count > 0) cost += count * costOfMonth(dossier, member.life, premium(index), m);
      }
    }
    return cost;
  }

  function compensationOfYear(start: number): number {
    if (entitled.length === 0) return 0;
    let cost = 0;
    for (const [index, member] of next.entries()) {
      const isEntrant = index >= existing;
      const rate = isEntrant ? entrantRate(dossier, member.life, rates) : entitled[index]!.rate;
      const premium: NewPremium = isEntrant ? { form: 'flat', rates: entrantScale } : compensated;
      for (let m = start; m < start + 12; m += 1) {
        const count = present(dossier, member, 'next', m);
        if (count > 0) cost += count * costOfPayment(dossier, paymentOf(dossier, member.life, premium, { m, rate }));
      }
    }
    return cost;
  }

  const rows: OpenYear[] = [];
  let crossingYear: number | null = null;
  let ahead = 0;
  for (let k = 0; k < years; k += 1) {
    const start = transition + 12 * k;
    const row: OpenYear = {
      year: calendarYear(dossier, start),
      inService: sum(next.map((member) => present(dossier, member, 'next', start))),
      unchanged: costOfYear(current, 'current', start, () => 'ongewijzigd'),
      grandfathering: costOfYear(next, 'next', start, (index) => (index < existing ? kept : entrantScale)),
      flat: costOfYear(next, 'next', start, (index) => (index < existing ? flat.scale : entrantScale)),
      compensation: compensationOfYear(start),
    };
    rows.push(row);
    ahead += row.flat + row.compensation - row.grandfathering;
    if (ahead < 0 && crossingYear === null) crossingYear = row.year;
  }
  return { years: rows, crossingYear };
}

/**
 * The flat budget-neutral premium of the open group over each horizon: entrants have the same premium, and to pension
 * date counts all of everybody who enters within thirty years.
 */
export function openHorizonPremiums(dossier: OracleDossier): (number | null)[] {
  const transition = monthsToTransition(dossier);
  const groups = { current: members(dossier, 'current'), next: members(dossier, 'next') };

  function total(scheme: Scheme, horizon: number, alternative: Alternative): number {
    let cost = 0;
    for (const member of groups[scheme]) {
      const last = Math.min(member.life[scheme].pensionMonth, transition + 12 * horizon);
      for (let m = member.entry; m < last; m += 1) {
        const discount = (1 + dossier.disconteringsvoet) ** (-(m - transition) / 12);
        cost += discount * present(dossier, member, scheme, m) * costOfMonth(dossier, member.life, alternative, m);
      }
    }
    return cost;
  }

  return [1, 5, 10, 30, Infinity].map((horizon) => {
    const equation = {
      value: (rates: readonly Row[]) => total('next', horizon, rates),
      target: total('current', horizon, 'ongewijzigd'),
    };
    const { exact, feasible } = solution(equation, flatShape, capsOf(dossier, flatShape));
    return feasible ? exact : null;
  });
}
