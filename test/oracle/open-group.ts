import { isCompensated } from '#test/oracle/verdict.ts';
import { cohortOf, costOfPayment, entitlements, isEntitled, paymentOf, tableRate } from '#test/oracle/compensation.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { type Member, openYears, present } from '#test/oracle/entrants.ts';
import { ageInYears, type Life, lives, monthsToTransition } from '#test/oracle/life.ts';
import { costNow, openCost } from '#test/oracle/entrants-now.ts';
import { answerNamed, countedOneOff } from '#test/oracle/one-off.ts';
import { costOfGroup, type Groups, type Term } from '#test/oracle/open-cost.ts';
import { type Solution, solution } from '#test/oracle/solve.ts';
import { capsOf, flatShape } from '#test/oracle/shape.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const perYear = <T>(value: (k: number) => T): T[] => Array.from({ length: openYears }, (_, k) => value(k));

/** Expected numbers at the start of each year: in service under the new scheme, and those who enter under each. */
export function numbersOf({ dossier, current, next, existing }: Groups) {
  const start = (k: number): number => yearOf(dossier, k).from;
  const entering = (group: readonly Member[]): number[] =>
    perYear((k) => group.slice(existing).find(({ entry }) => entry === start(k))?.count ?? 0);
  return {
    inService: perYear((k) => sum(next.map((member) => present(dossier, member, 'next', start(k))))),
    entering: { current: entering(current), next: entering(next) },
  };
}

const yearOf = (dossier: OracleDossier, k: number): Term => {
  const from = monthsToTransition(dossier) + 12 * k;
  return { from, until: from + 12 };
};

/** Cost per year when nothing changes. */
export const unchangedPath = (groups: Groups): number[] =>
  perYear((k) => costNow(groups, yearOf(groups.dossier, k), false));

/** Cost per year in the new scheme when those in service and those who enter have these premiums. */
export function premiumPath(
  { dossier, next, existing }: Groups,
  own: readonly Row[],
  entering: readonly Row[],
): number[] {
  return perYear((k) => {
    const year = yearOf(dossier, k);
    const staying = costOfGroup(dossier, next.slice(0, existing), ['next', own], year, false);
    return staying + costOfGroup(dossier, next.slice(existing), ['next', entering], year, false);
  });
}

/**
 * To what an entrant is entitled in the form `pensioenpremie`: the rate of the table at the age at T, or that of the cohort
 * (a cohort without participants has none).
 */
function entrantRate(dossier: OracleDossier, life: Life, rates: ReadonlyMap<number, number>): number {
  const ageAtTransition = ageInYears(dossier, life.person, monthsToTransition(dossier));
  if (dossier.compensatie_vorm === 'salaris' || !isEntitled(dossier, ageAtTransition)) return 0;
  if (dossier.compensatie_methode === 'eigen tabel') return tableRate(dossier, ageAtTransition);
  return rates.get(cohortOf(dossier, ageAtTransition)) ?? 0;
}

/** Cost of compensation per year beside a flat premium: of those in service at the transition, and of who enter; discounted to it or not. */
export function compensationPaths(
  { dossier, next, existing }: Groups,
  flat: number,
  isDiscounted = false,
): { readonly existing: number[]; readonly entrants: number[] } {
  if (!isCompensated(dossier)) return { existing: perYear(() => 0), entrants: perYear(() => 0) };
  const entitled = entitlements(dossier, lives(dossier), flat);
  const rates = new Map(entitled.filter((one) => one.isEntitled).map(({ cohort, rate }) => [cohort, rate ?? 0]));
  const cost = (member: Member, rate: number | null, k: number): number => {
    const { from, until } = yearOf(dossier, k);
    let total = 0;
    for (let m = from; m < until; m += 1) {
      const count = present(dossier, member, 'next', m);
      const discount = isDiscounted ? (1 + dossier.disconteringsvoet) ** (-(m - monthsToTransition(dossier)) / 12) : 1;
      if (count > 0)
        total += discount * count * costOfPayment(dossier, paymentOf(dossier, member.life, flat, { m, rate }));
    }
    return total;
  };
  return {
    existing: perYear((k) => sum(next.slice(0, existing).map((member, at) => cost(member, entitled[at]!.rate, k)))),
    entrants: perYear((k) =>
      sum(next.slice(existing).map((member) => cost(member, entrantRate(dossier, member.life, rates), k))),
    ),
  };
}

/** The flat premium at which everybody, who enters too, costs over so many years what the current scheme costs. */
export function openHorizonPremium(groups: Groups, years: number): Solution {
  const cost = openCost(groups, years);
  const once = countedOneOff(groups.dossier, answerNamed(true), years);
  const withOnce = { ...cost, value: (rates: readonly Row[]) => cost.value(rates) + once };
  return solution(withOnce, flatShape, capsOf(groups.dossier, flatShape));
}
