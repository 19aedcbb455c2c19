import type { CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { walkRights } from '#core/projection/accrued-rights.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import type { TariffPrices } from '#core/projection/tariff-prices.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/** Indexation that the employer buys of the participant whose pension base it is given. */
export type BoughtIndexation = Pick<CurrentScheme, 'boughtIndexation' | 'newIndexation'>;

/**
 * Indexation that the employer of an average pay scheme buys at the tariff: at each January m with max(1,T) <= m < N',
 * ix x pension accrued before m x price. It is the guaranteed pension that is indexed, beside an ambition too. A premium that is
 * paid holds it already. `base`: of the participant projected last.
 */
export function boughtIndexation(
  current: CurrentAveragePayScheme,
  grid: TimeGrid,
  prices: TariffPrices,
  base: Float64Array,
): BoughtIndexation {
  const { periods, transition } = grid;
  const bought = new Float64Array(periods.count);
  if (!current.buysIndexation || !isAtTariff(current)) {
    return { boughtIndexation: () => bought, newIndexation: () => () => 0 };
  }
  const rules = { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  // Rights at a January hold that January's raise: this is the part of them that was bought.
  const raise = rules.indexation / (1 + rules.indexation);
  const ofTransition = periods.ofMonth[transition]!;
  return {
    boughtIndexation(projected) {
      const price = prices(projected, grid);
      bought.fill(0);
      const from = { accrued: projected.participant.accruedPension, first: 0, base };
      walkRights(rules, grid, projected, from, (period, rights) => {
        if (period >= ofTransition) bought[period] = raise * rights * price[periods.starts[period]!]!;
      });
      return bought;
    },
    newIndexation: (discounts) => (projected) => {
      const price = prices(projected, grid);
      let value = 0;
      walkRights(rules, grid, projected, { accrued: 0, first: ofTransition, base }, (period, rights) => {
        const month = periods.starts[period]!;
        value += raise * rights * price[month]! * discounts[month - transition]!;
      });
      return value;
    },
  };
}
