import type { CurrentAveragePayScheme } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { fillRights } from '#core/projection/accrued-rights.ts';
import type { CurrentTrajectory } from '#core/projection/current-scheme.ts';
import { tariffPrices } from '#core/projection/tariff-prices.ts';
import type { PensionTariff } from '#core/scheme/pension-tariff.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/**
 * Indexation that the employer buys at the tariff: at each January m with max(1,T) <= m < N, ix x pension accrued before
 * m x price. It is the guaranteed pension that is indexed, beside an ambition too. A premium that is paid holds it
 * already.
 */
export interface BoughtIndexation {
  /** Notes what it costs per month, EUR, and adds it to the cost of the employer. */
  addCost(trajectory: CurrentTrajectory, projected: ProjectedParticipant): void;
  /**
   * Value at T of what is paid for the pension that is accrued from T on, at these discount factors per month since T,
   * EUR. Not weighted with being in service.
   */
  valueOfNewRights(projected: ProjectedParticipant, base: Float64Array, discounts: Float64Array): number;
}

const none: BoughtIndexation = { addCost: () => undefined, valueOfNewRights: () => 0 };

/** What the employer of an average pay scheme buys, at the prices of its tariff. */
export function boughtIndexation(
  current: CurrentAveragePayScheme,
  grid: TimeGrid,
  tariff: PensionTariff,
): BoughtIndexation {
  if (!current.buysIndexation || !isAtTariff(current)) return none;
  const rules = { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  // Rights at a January hold that January's raise: this is the part of them that was bought.
  const prices = tariffPrices(tariff, rules.indexation / (1 + rules.indexation), grid);
  const rights = new Float64Array(grid.length + 1);
  const firstMonth = Math.max(1, grid.transition);
  const isJanuary = (month: number): boolean => grid.januaries[month] !== grid.januaries[month - 1];
  return {
    addCost({ employerCost, boughtIndexation: bought, base }, projected) {
      const price = prices(projected);
      const until = projected.monthsInCurrent;
      fillRights(rights, projected.participant.accruedPension, base, rules, { from: 0, until }, grid);
      for (let month = firstMonth; month < until; month++) {
        if (!isJanuary(month)) continue;
        const cost = rights[month]! * price[month]!;
        bought[month] = cost;
        employerCost[month]! += cost;
      }
    },
    valueOfNewRights(projected, base, discounts) {
      const price = prices(projected);
      const until = projected.monthsInCurrent;
      fillRights(rights, 0, base, rules, { from: grid.transition, until }, grid);
      let value = 0;
      for (let month = firstMonth; month < until; month++) {
        if (isJanuary(month)) value += rights[month]! * price[month]! * discounts[month - grid.transition]!;
      }
      return value;
    },
  };
}
