import type { Scale } from '#core/dossier/scale.ts';
import type { AgeRange } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { lowestLimit } from '#core/transition/caps.ts';

/** A step of a scale: its first age and the rate from it on, without entry cost. */
interface RateFrom {
  readonly age: number;
  readonly rate: number;
}

/**
 * The whole ages at which the rate of a scale lies above the maximum of that age (art. 38r Wet LB, or its reduced column), as
 * ranges. Ages and not steps: one step of a scale may span several of the maximum, and the other way round.
 */
export function agesAbove(steps: readonly RateFrom[], limit: Scale, lastAge: number): 'allAges' | readonly AgeRange[] {
  const first = steps[0]?.age ?? lastAge;
  const count = Math.max(0, lastAge - first) + 1;
  const above = Array.from({ length: count }, (_, years) => first + years).filter((age) => {
    const rate = steps.findLast((step) => step.age <= age)?.rate ?? 0;
    return isAbove(rate, lowestLimit(limit, age, age + 1));
  });
  if (above.length === count) return 'allAges';
  const starts = above.filter((age) => !above.includes(age - 1));
  const ends = above.filter((age) => !above.includes(age + 1));
  return starts.map((from, range) => ({ from, until: ends[range] === lastAge ? null : ends[range]! + 1 }));
}
