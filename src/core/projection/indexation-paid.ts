import type { CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { premiumMonthsInBoth } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { type WalkedRights, walkRights } from '#core/projection/accrued-rights.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import type { TariffPrices } from '#core/projection/tariff-prices.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/** Indexation that the employer pays of the participant whose pension base it is given. */
type IndexationPaid = Pick<
  CurrentScheme,
  'boughtIndexation' | 'keptIndexation' | 'newIndexation' | 'accruedIndexation'
>;

/** Where nothing is bought, or what is bought is in a premium that is paid. */
function nothingPaid({ periods }: TimeGrid): IndexationPaid {
  const none = new Float64Array(periods.count);
  return {
    boughtIndexation: () => none,
    keptIndexation: () => none,
    newIndexation: () => () => 0,
    accruedIndexation: () => () => 0,
  };
}

/**
 * Indexation that the employer of an average pay scheme buys at the tariff: at each January m with max(1,T) <= m < N',
 * ix x pension accrued before m x price. It is the guaranteed pension that is indexed, beside an ambition too. A premium that is
 * paid holds it already. Unconditional indexation goes on beside the new scheme on what was accrued before T, up to the end of
 * premium in both schemes. `base`: of the participant projected last.
 */
export function indexationPaid(
  current: CurrentAveragePayScheme,
  grid: TimeGrid,
  prices: TariffPrices,
  base: Float64Array,
): IndexationPaid {
  if (!current.buysIndexation || !isAtTariff(current)) return nothingPaid(grid);
  const { periods, transition } = grid;
  const rules = { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  // Rights at a January hold that January's raise: this is the part of them that was bought.
  const raise = rules.indexation / (1 + rules.indexation);
  const ofTransition = periods.ofMonth[transition]!;
  const all = ({ participant: { accruedPension } }: ProjectedParticipant): WalkedRights => ({
    accrued: accruedPension,
    first: 0,
    base,
  });
  const before = (projected: ProjectedParticipant): WalkedRights => ({ ...all(projected), accruesUntil: ofTransition });
  const since = (): WalkedRights => ({ accrued: 0, first: ofTransition, base });
  type RightsOf = (projected: ProjectedParticipant) => WalkedRights;
  /** The price of each period from T on of indexing these rights. */
  const walkPrices = (
    projected: ProjectedParticipant,
    rightsOf: RightsOf,
    atJanuary: (period: number, price: number) => void,
  ): void => {
    const price = prices(projected, grid);
    walkRights(rules, grid, projected, rightsOf(projected), (period, rights) => {
      if (period >= ofTransition) atJanuary(period, raise * rights * price[periods.starts[period]!]!);
    });
  };
  const valueOf =
    (discounts: Float64Array, rightsOf: RightsOf): AmountOf =>
    (projected) => {
      let value = 0;
      walkPrices(projected, rightsOf, (period, price) => {
        value += price * discounts[periods.starts[period]! - transition]!;
      });
      return value;
    };
  const [bought, kept] = [new Float64Array(periods.count), new Float64Array(periods.count)];
  return {
    boughtIndexation(projected) {
      bought.fill(0);
      walkPrices(projected, all, (period, price) => {
        bought[period] = price;
      });
      return bought;
    },
    keptIndexation(projected) {
      if (!current.mustIndex) return kept;
      kept.fill(0);
      const end = premiumMonthsInBoth(projected);
      walkPrices(projected, before, (period, price) => {
        if (periods.starts[period]! < end) kept[period] = price;
      });
      return kept;
    },
    newIndexation: (discounts) => valueOf(discounts, since),
    accruedIndexation: (discounts) => valueOf(discounts, before),
  };
}
