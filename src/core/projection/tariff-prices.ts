import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { PensionTariff } from '#core/scheme/pension-tariff.ts';

/**
 * Price of so much yearly pension per month from 0 to the current pension date. Participants of the same age and sex
 * share their prices, which are worked out once.
 */
export function tariffPrices(
  tariff: PensionTariff,
  pension: number,
  grid: TimeGrid,
): (projected: ProjectedParticipant) => Float64Array {
  const known = new Map<string, Float64Array>();
  return (projected) => {
    const { sex } = projected.participant;
    const key = `${sex}${projected.ageAtStart}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const prices = Float64Array.from({ length: projected.monthsInCurrent }, (_, month) => {
      const year = grid.start.year + grid.januaries[month]!;
      return pension * tariff(sex, projected.ageAtStart + month, year);
    });
    known.set(key, prices);
    return prices;
  };
}
