import { type CompensationLaw, compensationBases } from '#core/compensation/compensation-bases.ts';
import {
  addPayments,
  type CompensationTotals,
  emptyCompensationTotals,
} from '#core/compensation/compensation-totals.ts';
import { compensationCost, compensationPayments } from '#core/compensation/payments.ts';
import { monthAfterPeriod, periodEnd } from '#core/compensation/period.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import type { Entrant } from '#core/open-group/entrants.ts';
import type { OpenGroup } from '#core/open-group/open-group.ts';

/** Inputs for the compensation of entrants. */
interface EntrantCompensationInput {
  readonly dossier: DossierInput;
  readonly law: CompensationLaw;
  /** Rate by the age that somebody had at the transition. */
  readonly rateAtAge: (age: number) => number;
  /** The flat premium of everybody. */
  readonly flat: number;
}

/** Cost per year since the transition, EUR, weighted with being in service. */
interface EntrantCompensation {
  readonly cost: Float64Array;
  /** The same discounted to the transition. */
  readonly presentCost: Float64Array;
}

/**
 * Cost of compensating entrants. As pension premium everybody of a compensated cohort is entitled, later entrants of that age too
 * (art. 150f PW); as salary only those in service at the transition are.
 */
export function entrantCompensation(
  { entrants, counts }: Pick<OpenGroup, 'entrants' | 'counts'>,
  input: EntrantCompensationInput,
): EntrantCompensation {
  const { compensation: rules, assumptions } = input.dossier;
  const cost = new Float64Array(openGroupYears);
  const presentCost = new Float64Array(openGroupYears);
  if (rules.form === 'salary') return { cost, presentCost };
  for (const entrant of entrants) {
    const { premium, salary, presentCost: discounted } = totalsOfOne(entrant, input);
    const count = counts.next[entrant.year]!;
    const toTransition = (1 + assumptions.discountRate) ** -entrant.year;
    for (let year = 0; year < premium.length && entrant.year + year < openGroupYears; year++) {
      cost[entrant.year + year]! += count * compensationCost(premium[year]!, salary[year]!, rules);
      presentCost[entrant.year + year]! += count * toTransition * discounted[year]!;
    }
  }
  return { cost, presentCost };
}

/** By years since entry, discounted to entry. */
function totalsOfOne(
  { year, age, dossier, offsetLevel, projected, projection, people }: Entrant,
  input: EntrantCompensationInput,
): CompensationTotals {
  const { compensation: rules, transitionDate } = input.dossier;
  const totals = emptyCompensationTotals(Math.ceil(projection.grid.length / 12));
  const rate = input.rateAtAge(age - year);
  if (rate === 0) return totals;
  const law = { ...input.law, fullOffset: input.law.fullOffset * offsetLevel };
  const end = periodEnd(projection.grid, monthAfterPeriod(rules, transitionDate, law));
  const bases = compensationBases(law, dossier, rules, projection);
  const payments = compensationPayments(rules, projection, bases, end);
  for (const group of people.groups) people.take(group);
  payments.prepare(projected);
  payments.pay(input.flat, rate);
  addPayments(totals, payments, projected, projection.weights, { rules, horizon: Infinity });
  return totals;
}
