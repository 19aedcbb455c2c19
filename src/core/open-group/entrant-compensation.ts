import type { CompensationLaw } from '#core/compensation/compensation-law.ts';
import { compensationPayments, compensationCost } from '#core/compensation/payments.ts';
import { monthAfterPeriod, periodEnd } from '#core/compensation/period.ts';
import { compensationBases } from '#core/compensation/compensation-bases.ts';
import { addPayments, emptyCompensationTotals } from '#core/compensation/compensation-totals.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Entrant } from '#core/open-group/entrants.ts';
import { openGroupYears } from '#core/dossier/goal-horizon.ts';

/** Inputs for the compensation of entrants. */
export interface EntrantCompensationInput {
  readonly dossier: DossierInput;
  readonly law: CompensationLaw;
  /** Rate by the age that somebody had at the transition. */
  readonly rateAtAge: (age: number) => number;
  /** The flat premium of everybody. */
  readonly flat: number;
  /** Number that enters at the start of each year. */
  readonly counts: Float64Array;
}

/**
 * Cost of compensating entrants per year since the transition, EUR, weighted with being in service, not discounted. As
 * pension premium everybody of a compensated cohort is entitled, later entrants of that age too (art. 150f PW); as
 * salary only those in service at the transition are.
 */
export function entrantCompensation(entrants: readonly Entrant[], input: EntrantCompensationInput): Float64Array {
  const total = new Float64Array(openGroupYears);
  if (input.dossier.compensation.form === 'salary') return total;
  for (const entrant of entrants) {
    for (const [year, cost] of costOfOne(entrant, input).entries()) {
      if (entrant.year + year < openGroupYears) total[entrant.year + year]! += input.counts[entrant.year]! * cost;
    }
  }
  return total;
}

/** By years since entry. */
function costOfOne(
  { year, age, dossier, offsetLevel, projected, projection, people }: Entrant,
  input: EntrantCompensationInput,
): Float64Array {
  const { compensation: rules, transitionDate } = input.dossier;
  const law = { ...input.law, fullOffset: input.law.fullOffset * offsetLevel };
  const end = periodEnd(projection.grid, monthAfterPeriod(rules, transitionDate, law));
  const bases = compensationBases(law, dossier, rules, projection);
  const payments = compensationPayments(rules, projection, bases, end);
  for (const group of people.groups) people.take(group);
  payments.prepare(projected);
  payments.pay(input.flat, input.rateAtAge(age - year));
  const totals = emptyCompensationTotals(Math.ceil(projection.grid.length / 12));
  addPayments(totals, payments, projected, projection.weights, { rules, horizon: Infinity });
  return totals.premium.map((premium, index) => compensationCost(premium, totals.salary[index]!, rules));
}
