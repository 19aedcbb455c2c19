import type { TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { type CurrentValues, marketValue, netProfit } from '#core/statutory/current-values.ts';

/** Profit of one way to go on, of a person or summed, EUR at the transition. */
export interface Profit {
  readonly gross: number;
  /** A benefit of the new scheme is worth the premium that is invested for it: what is left is the cost on entry, below zero. */
  readonly net: number;
}

/** The effect of an alternative on a person or on several together. */
export interface EffectFigures {
  /** Profit of the alternative less that when the scheme goes on, EUR. */
  readonly effect: number;
  /**
   * The same as a fraction of the market value of the benefits expected when the scheme goes on (art. 46e lid 4 en 7 Besluit
   * uitvoering PW en Wvb); null where nothing is expected.
   */
  readonly ofMarketValue: number | null;
  /** And of that part of it that is still to be built up. */
  readonly ofFuture: number | null;
}

/** The profit of the scheme that goes on. */
export const unchangedProfit = (values: CurrentValues): Profit => ({ gross: values.premiums, net: netProfit(values) });

/** The profit of an alternative from the value of its premiums. */
export const newProfit = (premiums: number, entryCost: number): Profit => ({
  gross: premiums,
  net: 0 - entryCost * premiums,
});

/** Values of several people together. */
export const sumOfValues = (values: readonly CurrentValues[]): CurrentValues => {
  const total = (value: (of: CurrentValues) => number): number => values.reduce((sum, one) => sum + value(one), 0);
  return {
    atTransition: total(({ atTransition }) => atTransition),
    future: total(({ future }) => future),
    premiums: total(({ premiums }) => premiums),
    boughtIndexation: total(({ boughtIndexation }) => boughtIndexation),
    lostIndexation: total(({ lostIndexation }) => lostIndexation),
  };
};

/** The effect by one measure. */
export function effectFigures(measure: TransitionEffectMeasure, values: CurrentValues, profit: Profit): EffectFigures {
  const effect = profit[measure] - unchangedProfit(values)[measure];
  const fractionOf = (value: number): number | null => (value === 0 ? null : effect / value);
  return { effect, ofMarketValue: fractionOf(marketValue(values)), ofFuture: fractionOf(values.future) };
}
