import type { Scale } from '#core/dossier.ts';
import type { Answer, Outcome, Permission } from '#core/result.ts';

/** Premiums that stand beside the four answers: the scale of the ambition, and the adviser's own flat premium and scale. */
export const furtherKeys = ['ambition', 'ownFlat', 'ownScale'] as const;

export type FurtherKey = (typeof furtherKeys)[number];

/** What a given premium costs and gives, at its practical premium. The adviser's own is taken as it was typed. */
export interface FurtherAlternative {
  readonly key: FurtherKey;
  readonly form: 'flat' | 'progressive';
  /** min(given rate, cap) per step, before and after rounding to practical premiums. */
  readonly exactScale: Scale;
  readonly practicalScale: Scale;
  /** Highest lawful rate per step (before rounding); null where caps are off. */
  readonly caps: readonly (number | null)[];
  /** Ages from which the given rate is held by its cap. */
  readonly cappedFromAges: readonly number[];
  /** Discounted employer cost over the horizon, EUR; and new minus current. */
  readonly cost: number;
  readonly costDifference: number;
  /** Sum of expected pensions, EUR a year in today's money; and new minus current. */
  readonly pension: number;
  readonly pensionDifference: number;
  /** Progressive premiums only. */
  readonly permission: Permission | null;
  /** Employer cost and own contributions per year, EUR, in the order of `costYears`. */
  readonly yearlyCost: readonly number[];
  readonly yearlyContribution: readonly number[];
  /** In the order of `participants` and of `cohorts`. */
  readonly participants: readonly Outcome[];
  readonly cohorts: readonly Outcome[];
}

/** The answers that a profit basis decides. */
export type ProfitNeutralKey = 'profitNeutralFlat' | 'profitNeutralProgressive';

/** The profit-neutral answers on the profit basis that was not chosen, complete, to be shown beside the chosen ones. */
export type OtherBasisAnswers = Readonly<Record<ProfitNeutralKey, Answer>>;
