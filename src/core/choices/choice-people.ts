import { pensionAt, type People } from '#core/projection/people.ts';
import type { ChoicePeople } from '#core/result/choice.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';

type Side = Exclude<keyof ChoicePeople, 'lessAfterCompensation'>;

const sideOf = (pension: number, current: number): Side => {
  if (nearlyEqual(pension, current)) return 'same';
  return pension > current ? 'more' : 'less';
};

/**
 * How many participants gain, keep and lose expected pension at these rates, and how many lose after compensation.
 * `fromPremium`: pension that compensation paid as premium buys, per participant; null = none. `hasFlatNow`: of those who have a flat
 * premium now, or those who have the scale; left out: of everybody.
 */
export function choicePeople(
  people: People,
  rates: Float64Array,
  fromPremium: Float64Array | null,
  hasFlatNow?: boolean,
): ChoicePeople {
  const counts = { more: 0, same: 0, less: 0, lessAfterCompensation: 0 };
  for (const [index, current] of people.currentPension.entries()) {
    if (hasFlatNow !== undefined && people.participants[index]!.hasFlatNow !== hasFlatNow) continue;
    const pension = pensionAt(people, index, rates);
    counts[sideOf(pension, current)]++;
    if (sideOf(pension + (fromPremium?.[index] ?? 0), current) === 'less') counts.lessAfterCompensation++;
  }
  return counts;
}
