import type { CompensationLaw } from '#core/compensation/compensation-law.ts';
import {
  cohortCompensations,
  compensationCohorts,
  type IndexedCompensationCohort,
} from '#core/compensation/compensation-cohorts.ts';
import { highestFlat } from '#core/compensation/highest-flat.ts';
import { compensationGroup, compensationShortfalls } from '#core/compensation/shortfalls.ts';
import { compensationPayments } from '#core/compensation/payments.ts';
import { monthAfterPeriod, periodEnd } from '#core/compensation/period.ts';
import { compensationHeadroom } from '#core/compensation/headroom.ts';
import { compensationYears } from '#core/compensation/compensation-years.ts';
import type { DossierInput } from '#core/dossier.ts';
import type { GroupProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { AlternativeCompensation, CompensationResult } from '#core/result/compensation-result.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import type { Equation } from '#core/transition/solve.ts';
import {
  type AlternativePayments,
  alternativePayments,
  type CompensatedPremium,
} from '#core/compensation/alternative-payments.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for compensation. */
export interface CompensationInput {
  readonly dossier: DossierInput;
  readonly law: CompensationLaw;
  readonly group: GroupProjection;
  readonly projection: ParticipantProjection;
  readonly basis: PensionBasis;
  readonly premiums: readonly PracticalPremium[];
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
}

/** Compensation under one alternative, and the rate of each of its cohorts by the cohort's first age. */
export interface PremiumCompensation {
  readonly result: AlternativeCompensation;
  readonly cohortRate: ReadonlyMap<number, number>;
}

/** Compensation under each premium, in their order, and what they share. */
export interface Compensation {
  readonly premiums: readonly PremiumCompensation[];
  readonly shared: CompensationResult;
}

/** Compensation under every premium; null when the dossier asks for none. */
export function compensation(input: CompensationInput): Compensation | null {
  const { dossier, law, group, projection } = input;
  const rules = dossier.compensation;
  if (rules.method === 'none') return null;
  const { participants } = group.people;
  const end = periodEnd(projection.grid, monthAfterPeriod(rules, dossier.transitionDate, law));
  const headroom = compensationHeadroom(law, dossier.next, dossier.assumptions, projection.grid);
  const payments = compensationPayments(rules, projection, headroom, end);
  const rulesWithEntryCost = { ...rules, entryCost: dossier.next.entryCost };
  const compensated = compensationGroup(group.people, projection, payments, input.basis, rulesWithEntryCost);
  const premiums: CompensatedPremium[] = input.premiums.map((premium) => ({
    ...premium,
    shortfalls: compensationShortfalls(compensated, premium.rates, rules),
  }));
  const paid = alternativePayments(participants, projection, payments, premiums, rules, group.cost.years);
  const cohorts = compensationCohorts(compensated.cohort, rules);
  const years = horizonYears(dossier.goal.horizon);
  const cost = costEquation(group.cost, employerCostRates(dossier.next), years);
  const totalsInput = { group: compensated, projection, payments, headroom, rules, years };
  return {
    premiums: premiums.map((premium, index) => ({
      result: alternativeCompensation(dossier, premium, paid[index]!, cohorts, cost),
      cohortRate: premium.shortfalls.cohortRate,
    })),
    shared: {
      cohorts: cohorts.map(({ fromAge, toAge, count }) => ({ fromAge, toAge, count })),
      highestFlat: highestFlat(totalsInput, cost, input.flatCap),
    },
  };
}

function alternativeCompensation(
  dossier: DossierInput,
  premium: CompensatedPremium,
  paid: AlternativePayments,
  cohorts: readonly IndexedCompensationCohort[],
  cost: Equation,
): AlternativeCompensation {
  const { totals, participants } = paid;
  const years = compensationYears(totals, dossier.compensation, dossier.transitionDate.year);
  const horizonCost = totals.discountedCost
    .subarray(0, Math.min(horizonYears(dossier.goal.horizon), totals.discountedCost.length))
    .reduce((sum, part) => sum + part, 0);
  const costExcluding = amountAt(cost.amount, premium.rates);
  return {
    years,
    totalCost: years.reduce((sum, year) => sum + year.cost, 0),
    horizonCost,
    costExcluding,
    costIncluding: costExcluding + horizonCost,
    participants,
    cohorts: cohortCompensations(cohorts, dossier.compensation, premium, paid),
  };
}
