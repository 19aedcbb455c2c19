import type { Entrant } from '#core/open-group/entrants.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import { costByAge } from '#core/projection/cost-by-age.ts';
import { groupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { nothingPaid } from '#core/projection/paid-exposure.ts';
import { addExposure, emptyExposure } from '#core/projection/yearly-exposure.ts';

/** Number that enters at the start of each year under each scheme (they differ where the pension ages do). */
export interface EntrantCounts {
  readonly current: Float64Array;
  readonly next: Float64Array;
}

/** Inputs for the cost of entrants. */
interface EntrantCostInput {
  readonly entrants: readonly Entrant[];
  readonly counts: EntrantCounts;
  readonly discountRate: number;
  readonly stepCount: number;
  /** Those under which they were projected, where left out. */
  readonly weights?: CostWeights | undefined;
}

/** Cost of all entrants per year since the transition, as that of the existing group: linear in the rates. */
export function entrantCost({ entrants, counts, discountRate, stepCount, weights }: EntrantCostInput): GroupCost {
  const yearsOf = ({ year, projection }: Entrant): number => year + Math.ceil(projection.grid.length / 12);
  const years = entrants.reduce((most, entrant) => Math.max(most, yearsOf(entrant)), 0);
  const isStepped = entrants.some(({ projection }) => projection.next.steppedContribution !== null);
  const total: GroupCost = {
    years,
    current: new Float64Array(years),
    currentDiscounted: new Float64Array(years),
    currentContribution: new Float64Array(years),
    // Nobody enters in the first year.
    currentFirstYear: nothingPaid,
    nextDiscounted: emptyExposure(years, stepCount, isStepped),
    next: emptyExposure(years, stepCount, isStepped),
  };
  for (const entrant of entrants) {
    const { year } = entrant;
    const entering = { current: counts.current[year]!, next: counts.next[year]! };
    const cost = costOfOne(entrant, stepCount, weights ?? entrant.projection.weights);
    addShifted(total, cost, year, entering, (1 + discountRate) ** -year);
  }
  return total;
}

/**
 * Cost of one entrant by years since entry, discounted to entry. The new scheme's cost per participant is known at the level of the
 * valuation: prices have risen before entry too.
 */
const costOfOne = ({ projection, people, priceLevel }: Entrant, stepCount: number, weights: CostWeights): GroupCost => {
  const costs = costByAge({ stepCount, projection, weights, people, priceLevelAtStart: priceLevel });
  return groupCost({ costs, current: projection.current, weights });
};

/** Adds a cost that starts so many years later, for so many people under each scheme. */
function addShifted(
  total: GroupCost,
  part: GroupCost,
  shift: number,
  people: { readonly current: number; readonly next: number },
  discount: number,
): void {
  for (let year = 0; year < part.years; year++) {
    total.current[year + shift]! += people.current * part.current[year]!;
    total.currentDiscounted[year + shift]! += people.current * discount * part.currentDiscounted[year]!;
    total.currentContribution[year + shift]! += people.current * part.currentContribution[year]!;
  }
  addExposure(total.next, part.next, shift, () => people.next);
  addExposure(total.nextDiscounted, part.nextDiscounted, shift, () => people.next * discount);
}
