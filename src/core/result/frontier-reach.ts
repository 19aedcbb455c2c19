import type { Frontier, FrontierPoint } from '#core/result/compensation-result.ts';

/** A flat premium beside which there is a target that fits the budget. */
export interface ReachingPoint extends FrontierPoint {
  readonly highestTarget: number;
}

const isReaching = (point: FrontierPoint): point is ReachingPoint => point.highestTarget !== null;

/** The highest flat premium that fits the budget with compensation up to that target; null where none does. */
export const highestFlatWithin = ({ points }: Frontier, target: number): ReachingPoint | null =>
  points.filter(isReaching).findLast(({ highestTarget }) => highestTarget >= target) ?? null;

/** The premium beside which most can be made good within the budget, the highest of those; null where no premium fits it. */
export const furthestWithin = ({ points }: Frontier): ReachingPoint | null =>
  points
    .filter(isReaching)
    .reduce<ReachingPoint | null>(
      (best, point) => (best !== null && best.highestTarget > point.highestTarget ? best : point),
      null,
    );
