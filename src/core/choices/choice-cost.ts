import { openGroupYears } from '#core/dossier/goal.ts';
import { type EverybodysCost, type EverybodysRates, yearlyPremium } from '#core/open-group/everybodys-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { Choice, ChoiceYear, TwoNumbers } from '#core/result/choice.ts';

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
