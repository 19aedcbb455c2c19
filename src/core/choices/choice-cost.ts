import { openGroupYears } from '#core/dossier/goal.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { Choice, ChoiceYear, TwoNumbers } from '#core/result/choice.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

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

/** Compensation and one-off costs per year since the transition, EUR, not discounted and discounted to it. */
export interface YearlyCost {
  readonly cost: ArrayLike<number>;
  readonly presentCost: ArrayLike<number>;
}

const sumOf = (amounts: ArrayLike<number>, years: number): number => {
  let sum = 0;
  for (let year = 0; year < Math.min(years, amounts.length); year++) sum += amounts[year]!;
  return sum;
};

/** Everybody in the current scheme: its first year, and thirty years discounted to the transition, EUR. */
export const currentCost = ({ existing, entrants }: EverybodysCost): TwoNumbers => ({
  firstYear: (existing.current[0] ?? 0) + (entrants.current[0] ?? 0),
  thirtyYears: sumOf(existing.currentDiscounted, openGroupYears) + sumOf(entrants.currentDiscounted, openGroupYears),
});

/** Premium and all else that does not compensate over so many years, discounted to the transition, EUR. */
export const presentPremium = (
  { existing, entrants, nextCostRates }: EverybodysCost,
  rates: EverybodysRates,
  years: number,
): number =>
  amountAt(linearCost(existing.nextDiscounted, nextCostRates, 0, years), rates.existing) +
  amountAt(linearCost(entrants.nextDiscounted, nextCostRates, 0, years), rates.entrants);

/** The same per year, not discounted. */
const yearlyPremium = ({ existing, entrants, nextCostRates }: EverybodysCost, rates: EverybodysRates): number[] =>
  Array.from(
    { length: openGroupYears },
    (_, year) =>
      amountAt(linearCost(existing.next, nextCostRates, year, year + 1), rates.existing) +
      amountAt(linearCost(entrants.next, nextCostRates, year, year + 1), rates.entrants),
  );

const twoNumbers = ({ cost, presentCost }: YearlyCost): TwoNumbers => ({
  firstYear: cost[0] ?? 0,
  thirtyYears: sumOf(presentCost, openGroupYears),
});

/** What of a choice is cost. */
export type ChoiceCost = Pick<Choice, 'cost' | 'difference' | 'compensation' | 'oneOff' | 'years'>;

/**
 * The two numbers of a choice: its first year, not discounted, and thirty years discounted, each with compensation and one-off costs.
 * Source: docs/method/choices.md.
 */
export function choiceCost(
  everybody: EverybodysCost,
  rates: EverybodysRates,
  added: { readonly compensation: YearlyCost; readonly oneOff: YearlyCost },
  now: TwoNumbers,
): ChoiceCost {
  const premiums = yearlyPremium(everybody, rates);
  const [compensation, oneOff] = [twoNumbers(added.compensation), twoNumbers(added.oneOff)];
  const cost: TwoNumbers = {
    firstYear: premiums[0]! + compensation.firstYear + oneOff.firstYear,
    thirtyYears: presentPremium(everybody, rates, openGroupYears) + compensation.thirtyYears + oneOff.thirtyYears,
  };
  const years = premiums.map((premium, year): ChoiceYear => ({
    premium,
    compensation: added.compensation.cost[year] ?? 0,
    oneOff: added.oneOff.cost[year] ?? 0,
  }));
  const difference = {
    firstYear: cost.firstYear - now.firstYear,
    thirtyYears: cost.thirtyYears - now.thirtyYears,
  };
  return { cost, difference, compensation, oneOff, years };
}
