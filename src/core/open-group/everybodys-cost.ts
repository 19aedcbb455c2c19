import type { DossierInput } from '#core/dossier/dossier.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import type { OpenGroup } from '#core/open-group/open-group.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import { type CostRates, employerCostRates } from '#core/scheme/cost-rates.ts';

/** Cost of those in service at the transition and of those hired later, in both schemes. */
export interface EverybodysCost {
  readonly existing: GroupCost;
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
}

/** Premiums per step of both. */
export interface EverybodysRates {
  readonly existing: Float64Array;
  readonly entrants: Float64Array;
}

export const everybodysCost = (
  { next }: Pick<DossierInput, 'next'>,
  existing: GroupCost,
  { cost: entrants }: Pick<OpenGroup, 'cost'>,
): EverybodysCost => ({ existing, entrants, nextCostRates: employerCostRates(next) });

/** Employer cost per year in the current scheme, not discounted, EUR. */
export const yearlyCurrent = ({ existing, entrants }: EverybodysCost): number[] =>
  Array.from({ length: openGroupYears }, (_, year) => (existing.current[year] ?? 0) + (entrants.current[year] ?? 0));

/** Employer cost per year in the new scheme at these premiums, not discounted, EUR. */
export const yearlyPremium = (
  { existing, entrants, nextCostRates }: EverybodysCost,
  rates: EverybodysRates,
): number[] =>
  Array.from(
    { length: openGroupYears },
    (_, year) =>
      amountAt(linearCost(existing.next, nextCostRates, year, year + 1), rates.existing) +
      amountAt(linearCost(entrants.next, nextCostRates, year, year + 1), rates.entrants),
  );
