import { type CurrentValues, marketValue, netProfit } from '#core/statutory/current-values.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { type StatutoryProjection, paidCompensation } from '#core/statutory/statutory-projection.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import { dotProduct } from '#core/projection/linear-amount.ts';
import { runningSums, sumOf } from '#core/projection/running-sums.ts';

/** Value at the transition of the premiums of the person projected last beside each alternative, compensation included, EUR. */
type NewPremiumsOf = (person: ProjectedParticipant) => Float64Array;

/**
 * Gross profit of the alternatives: the sum over T <= m < N' of total premium(m) x d(m-T), with compensation that is paid as
 * premium. It is linear in the premium rates: one dot product per alternative.
 */
export function newPremiums(projection: StatutoryProjection): NewPremiumsOf {
  const { grid, steps, alternatives, next, compensationBase, discounts, compensationUntil } = projection;
  const { transition, periods } = grid;
  const perRate = new Float64Array(steps.count);
  const add = next.premiumValue(discounts);
  const sums = runningSums(discounts);
  const valueOf = (base: Float64Array, until: number): number => {
    let value = 0;
    for (let period = periods.ofMonth[transition]!; periods.starts[period]! < until; period++) {
      const from = periods.starts[period]!;
      const to = Math.min(periods.starts[period + 1]!, until);
      value += (base[period]! * sumOf(sums, from - transition, to - transition)) / 12;
    }
    return value;
  };
  return (person) => {
    add(perRate.fill(0), person);
    const until = compensationUntil(person);
    const usual = valueOf(compensationBase, until);
    return Float64Array.from(alternatives, (alternative) => {
      const { rate, base } = paidCompensation(projection, alternative, person);
      const compensation = base === compensationBase ? usual : valueOf(base, until);
      return dotProduct(perRate, alternative.rates) + rate * compensation;
    });
  };
}

/** Profit of one way to go on, of a person or summed, EUR at the transition. */
export interface Profit {
  readonly gross: number;
  /** A benefit of the new scheme is worth the premium that is invested for it: what is left is the cost on entry, below zero. */
  readonly net: number;
}

/** The effect of an alternative on a person or on several together. */
export interface EffectFigures {
  /**
   * Profit of the alternative less that when the scheme goes on, EUR; in net profit with what becomes of accrued rights (art. 150e
   * lid 1 en 2 PW): effect = effect on what is built from T on - L + Q, see `lostIndexation` and `savedIndexation`.
   */
  readonly effect: number;
  /** The part of it on what is built from the transition on, EUR. */
  readonly onNew: number;
  /**
   * The same as a fraction of the market value of the benefits expected when the scheme goes on (art. 46e lid 4 en 7 Besluit
   * uitvoering PW en Wvb); null where nothing is expected.
   */
  readonly ofMarketValue: number | null;
  /** `onNew` as a fraction of that part of the market value that is still to be built up. */
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
    savedIndexation: total(({ savedIndexation }) => savedIndexation),
  };
};

/** What the end of indexation on accrued rights is in net profit: its value is lost, and its price is no longer paid. */
const lapsedEffect = ({ lostIndexation, savedIndexation }: CurrentValues): number => savedIndexation - lostIndexation;

/** The effect by one measure. */
export function effectFigures(measure: TransitionEffectMeasure, values: CurrentValues, profit: Profit): EffectFigures {
  const onNew = profit[measure] - unchangedProfit(values)[measure];
  const effect = onNew + (measure === 'net' ? lapsedEffect(values) : 0);
  const fractionOf = (part: number, value: number): number | null => (value === 0 ? null : part / value);
  return {
    effect,
    onNew,
    ofMarketValue: fractionOf(effect, marketValue(values)),
    ofFuture: fractionOf(onNew, values.future),
  };
}
