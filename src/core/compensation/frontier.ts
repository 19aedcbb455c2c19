import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { costsAt, highestTargets } from '#core/compensation/frontier-search.ts';
import { targetCost } from '#core/compensation/target-cost.ts';
import { targetPeople } from '#core/compensation/target-people.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { Frontier } from '#core/result/compensation-result.ts';
import type { Equation } from '#core/transition/solve.ts';

/** Premiums that are tried, per 1.00: whole tenths of a percentage point. */
const premiumsPerUnit = 1000;

/** Sums of the same figures in another order differ in their last digits; a cost at the budget is not above it. */
const summingNoise = 1e-11;

/** Inputs for the frontier. */
export interface FrontierInput {
  readonly people: CompensatedPeople;
  readonly rules: CompensationRules;
  /** Discounted cost of the new scheme over the horizon, and as its target that of the current scheme. */
  readonly cost: Equation;
  readonly contributionPremium: number;
  /** The highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
  /** Room for compensation as premium beside a flat premium. */
  readonly roomBeside: (flat: number) => number;
}

/**
 * For each flat premium on the grid 0, 0.1% ... cap the highest target at which premium and compensation together, discounted
 * over the horizon, stay within the budget: the one that was typed, or the cost of the current scheme.
 */
export function frontier({ people, rules, cost, contributionPremium, flatCap, roomBeside }: FrontierInput): Frontier {
  const budget = rules.budget ?? cost.target;
  const noise = summingNoise * Math.abs(budget);
  const flats = flatPremiums(flatCap);
  const compensation = targetCost(targetPeople(people, rules), roomBeside);
  const [atTarget, atFull] = [costsAt(compensation, flats, rules.target), costsAt(compensation, flats, 1)];
  const premiums = flats.map((rate, index) => {
    const costExcluding = amountAt(
      cost.amount,
      cost.amount.perRate.map(() => rate),
    );
    const allowance = { flat: rate, limit: Math.max(0, budget - costExcluding) };
    return { allowance, point: { rate, costExcluding, costAtTarget: atTarget[index]!, costAtFull: atFull[index]! } };
  });
  const isAffordable = ({ costExcluding }: { readonly costExcluding: number }): boolean =>
    costExcluding <= budget + noise;
  const searched = premiums
    .filter(({ allowance, point }) => isAffordable(point) && point.costAtFull > allowance.limit + noise)
    .map(({ allowance }) => allowance);
  const found = highestTargets(compensation, searched);
  const belowFull = new Map(searched.map(({ flat }, place) => [flat, found[place]!]));
  const points = premiums.map(({ point }) =>
    Object.assign(point, { highestTarget: isAffordable(point) ? (belowFull.get(point.rate) ?? 1) : null }),
  );
  return { budget, contributionPremium, points };
}

/** The grid from 0 up to the cap. */
function flatPremiums(cap: number): number[] {
  const last = Math.floor(cap * premiumsPerUnit + 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => index / premiumsPerUnit);
}
