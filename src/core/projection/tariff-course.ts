import type { Member } from '#core/participant/member.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { PensionTariff } from '#core/scheme/pension-tariff.ts';

/**
 * Price of so much yearly pension per month from 0 to the current pension date. Participants of the same age and sex
 * share their prices, which are worked out once.
 */
export function tariffCourse(tariff: PensionTariff, pension: number, grid: TimeGrid): (member: Member) => Float64Array {
  const known = new Map<string, Float64Array>();
  return (member) => {
    const { sex } = member.participant;
    const key = `${sex}${member.ageAtStart}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const course = Float64Array.from({ length: member.monthsInCurrent }, (_, month) => {
      const year = grid.start.year + grid.januaries[month]!;
      return pension * tariff(sex, member.ageAtStart + month, year);
    });
    known.set(key, course);
    return course;
  };
}
