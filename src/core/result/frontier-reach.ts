import { isAbove } from '#core/result/is-above.ts';
import type { Frontier, FrontierPoint } from '#core/result/compensation-result.ts';

/** A flat premium beside which there is a target that fits the budget. */
interface ReachingPoint extends FrontierPoint {
  readonly highestTarget: number;
}

/**
 * The premiums beside which the employees together do not pay more than the premium; where that is none on the grid, its
 * last one.
 */
export function sharedPoints({ points, contributionPremium }: Frontier): readonly FrontierPoint[] {
  const shared = points.filter(({ rate }) => !isAbove(contributionPremium, rate));
  return shared.length > 0 ? shared : points.slice(-1);
}

const isReaching = (point: FrontierPoint): point is ReachingPoint => point.highestTarget !== null;

/**
 * The highest flat premium that fits the budget with compensation up to the target of the dossier; null where none does.
 * The highest target is sought up to 100%: of one above that the cost tells whether it fits.
 */
export const highestFlatWithin = (frontier: Frontier, target: number): ReachingPoint | null =>
  sharedPoints(frontier)
    .filter(isReaching)
    .findLast(({ highestTarget, costExcluding, costAtTarget }) =>
      target > 1 ? !isAbove(costExcluding + costAtTarget, frontier.budget) : highestTarget >= target,
    ) ?? null;

/** The premium beside which most can be made good within the budget, the highest of those; null where no premium fits it. */
export const furthestWithin = (frontier: Frontier): ReachingPoint | null =>
  sharedPoints(frontier)
    .filter(isReaching)
    .reduce<ReachingPoint | null>(
      (best, point) => (best !== null && best.highestTarget > point.highestTarget ? best : point),
      null,
    );
