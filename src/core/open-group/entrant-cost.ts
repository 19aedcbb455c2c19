import type { Entrant } from '#core/open-group/entrants.ts';
import { addCurrentCost, addNextExposure, emptyGroupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { fixedCostBases } from '#core/projection/participant-projection.ts';
import { addExposure } from '#core/projection/yearly-exposure.ts';

/** Number that enters at the start of each year under each scheme (they differ where the pension ages do). */
export interface EntrantCounts {
  readonly current: Float64Array;
  readonly next: Float64Array;
}

/** Cost of all entrants per year since the transition, as that of the existing group: linear in the rates. */
export function entrantCost(
  entrants: readonly Entrant[],
  counts: EntrantCounts,
  discountRate: number,
  stepCount: number,
): GroupCost {
  const yearsOf = ({ year, projection }: Entrant): number => year + Math.ceil(projection.grid.length / 12);
  const years = entrants.reduce((most, entrant) => Math.max(most, yearsOf(entrant)), 0);
  const total = emptyGroupCost(years, stepCount);
  for (const entrant of entrants) {
    const { year } = entrant;
    const weights = { current: counts.current[year]!, next: counts.next[year]! };
    addShifted(total, costOfOne(entrant, stepCount), year, weights, (1 + discountRate) ** -year);
  }
  return total;
}

/** Cost of one entrant by years since entry, discounted to entry. */
function costOfOne({ projection, projected, priceLevel: levelAtEntry }: Entrant, stepCount: number): GroupCost {
  const cost = emptyGroupCost(Math.ceil(projection.grid.length / 12), stepCount);
  addCurrentCost(cost, projection.current.trajectory, projected, projection.weights);
  const { priceLevel, ...bases } = fixedCostBases(projection, projected);
  // The new scheme's cost per participant is known at the level of the valuation: prices have risen before entry too.
  const raised = { ...bases, priceLevel: priceLevel.map((level) => level * levelAtEntry) };
  addNextExposure(cost, projection.next.trajectory, raised, projected, projection.weights);
  return cost;
}

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
  addExposure(total.next, part.next, shift, people.next);
  addExposure(total.nextDiscounted, part.nextDiscounted, shift, people.next * discount);
}
