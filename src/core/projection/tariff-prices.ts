import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { PensionTariff } from '#core/scheme/pension-tariff.ts';

/** Price of EUR 1 of yearly pension per month of a grid, from 0 to the end of accrual. */
export type TariffPrices = (projected: ProjectedParticipant, grid: TimeGrid) => Float64Array;

/** Participants of the same age and sex share their prices. */
export const ageAndSex = ({ ageAtStart, participant: { sex } }: ProjectedParticipant): number =>
  3 * ageAtStart + (sex === 'M' ? 0 : sex === 'V' ? 1 : 2);

/** The prices of a tariff, worked out once for each age and sex on a grid that starts in a month. */
export function tariffPrices(tariff: PensionTariff): TariffPrices {
  const ofStart = sharedBy(
    ({ start }: TimeGrid) => 12 * start.year + start.month,
    (grid) => sharedBy(ageAndSex, (projected) => pricesOf(tariff, projected, grid)),
  );
  return (projected, grid) => ofStart(grid)(projected);
}

function pricesOf(tariff: PensionTariff, projected: ProjectedParticipant, grid: TimeGrid): Float64Array {
  const { sex } = projected.participant;
  const prices = new Float64Array(projected.premiumMonthsInCurrent);
  for (let month = 0; month < prices.length; month++) {
    prices[month] = tariff(sex, projected.ageAtStart + month, grid.start.year + grid.januaries[month]!);
  }
  return prices;
}
