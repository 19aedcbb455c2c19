import type { ProfitMeasure } from '#core/dossier/goal.ts';
import type { AnswerKey, ProfitNeutralKey } from '#core/dossier/alternative-key.ts';
import type { NewPremium } from '#core/result/new-premium.ts';

/**
 * What stays to be bridged when no lawful premium reaches the goal: target minus what the highest lawful premiums reach.
 * Below zero: what is there without any premium is already above the target.
 */
export interface Shortfall {
  /**
   * EUR: cost (budget goals), or pension a year in today's money on the chosen profit basis (profit goals). For the
   * measure "average per participant" it is the fraction times the sum of the current pensions, for the value of the
   * premiums that value at the transition.
   */
  readonly amount: number;
  /** The same as a fraction of the target. */
  readonly fraction: number;
}

/** Proof of equality: what the goal asks, and what the exact and the practical premium give, in the goal's own unit. */
export interface GoalProof {
  /**
   * `cost`: discounted employer cost over the horizon, EUR. `pension`: sum of pensions a year in today's money on the
   * chosen profit basis, EUR. `ratio`: mean of new divided by current pension on the chosen profit basis (target 1).
   * `premiumValue`: value of the premiums at the transition, EUR.
   */
  readonly unit: 'cost' | 'pension' | 'ratio' | 'premiumValue';
  readonly target: number;
  readonly exact: number;
  readonly practical: number;
}

/** One of the four answers: the premium that reaches a goal. */
export interface Answer extends NewPremium {
  readonly sort: 'answer';
  readonly key: AnswerKey;
  readonly goal: 'budget' | 'profit';
  /** Flat: the premium as a fraction of the pension base. Progressive: lambda, the factor on the shape. */
  readonly exact: number;
  /** Whether a progressive answer is the current scale times `exact`. */
  readonly isPartOfCurrentScale: boolean;
  /**
   * Whether a lawful premium reaches the goal (haalbaar), whatever fiscale_begrenzing says. False where the exact or the
   * rounded premium is above a maximum, or the maxima or fixed cost make the goal unreachable. Apart from permission.
   */
  readonly feasible: boolean;
  /** Null where lawful rates reach the goal: these, or others than a scale that is, exact or rounded, above a maximum. */
  readonly shortfall: Shortfall | null;
  /** New minus current at the exact premium: cost, EUR, and pension, EUR a year in today's money. */
  readonly exactCostDifference: number;
  readonly exactPensionDifference: number;
  readonly proof: GoalProof;
  /** Profit goals: the exact answer on the other profit basis. */
  readonly otherBasisExact: number | null;
}

/** The profit-neutral flat premium by a measure that was not chosen, on the chosen profit basis, complete. */
export interface OtherMeasureAnswer {
  readonly measure: ProfitMeasure;
  readonly answer: Answer;
}

/** The profit-neutral answers on the profit basis that was not chosen, complete, to be shown beside the chosen ones. */
export type OtherBasisAnswers = Readonly<Record<ProfitNeutralKey, Answer>>;
