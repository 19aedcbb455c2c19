import type { PlainDate } from '#core/calendar/plain-date.ts';
import { lowestReducedOffset, middleReducedOffset, minimumOffset } from '#core/law/yearly-values.ts';
import { valueOn } from '#core/law/dated.ts';

/** Which maxima belong to an offset: the full ones, or one of the two reduced columns of art. 10aa UBLB 1965. */
export type OffsetLevel = 'full' | 'middle' | 'lowest';

/** The position of an offset among the amounts of its year. */
export interface OffsetPosition {
  /** The column of maxima that holds. */
  readonly level: OffsetLevel;
  /** Below the lowest offset that is allowed: no column covers it. The lowest counts, and the offset itself is wrong. */
  readonly isBelowLowest: boolean;
}

/**
 * The level of a scheme's offset on a day (the valuation date): full at or above the year's minimum, middle at or above
 * the middle reduced offset, lowest below that.
 */
export function offsetLevelOn(day: PlainDate, offset: number): OffsetPosition {
  if (offset >= valueOn(minimumOffset, day).value) return { level: 'full', isBelowLowest: false };
  if (offset >= valueOn(middleReducedOffset, day).value) return { level: 'middle', isBelowLowest: false };
  return { level: 'lowest', isBelowLowest: offset < valueOn(lowestReducedOffset, day).value };
}
