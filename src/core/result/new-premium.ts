import type { GoalGroup } from '#core/dossier/goal.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { GivenKey } from '#core/dossier/alternative-key.ts';

/** Whether a progressive premium is lawful for the existing participants, and why (art. 220e PW). */
export interface Permission {
  readonly permitted: 'yes' | 'no' | 'unknown';
  readonly reason:
    | 'qualifies'
    | 'mayStay'
    | 'solidaryContract'
    | 'noEarlierScheme'
    | 'schemeDoesNotQualify'
    | 'schemeUnknown'
    | 'transitionAfterDeadline'
    | 'levelPremium'
    | 'fallingScale';
}

/** A premium of the new scheme with what it costs and gives, at its practical rates. */
export interface NewPremium {
  /** What it is, whatever was asked for: a scale with one rate in every step is a flat premium. */
  readonly form: 'flat' | 'progressive';
  /**
   * min(lambda x shape, cap) per step, before rounding to practical premiums; a given premium has lambda 1. Flat: one
   * step, from age 15, that holds for every age.
   */
  readonly exactScale: Scale;
  /** The exact scale rounded to practical premiums. */
  readonly practicalScale: Scale;
  /** Highest lawful rate per step, entry cost included (before rounding), whatever fiscale_begrenzing says. */
  readonly maxima: readonly number[];
  /**
   * Whose cost `cost` is: of those in service at the transition; of the budget-neutral flat premium also of those who enter,
   * where the goal counts them, over at most thirty years.
   */
  readonly costGroup: GoalGroup;
  /**
   * Discounted employer cost over the horizon, EUR, with one-off costs where they count (eenmalig_meetellen); and new minus
   * current, of the same people.
   */
  readonly cost: number;
  readonly costDifference: number;
  /** The same of those in service alone: what alternatives are compared by. */
  readonly existingCost: number;
  /** Sum of expected pensions, EUR a year in today's money; and new minus current. */
  readonly pension: number;
  readonly pensionDifference: number;
  /** Progressive premiums only. */
  readonly permission: Permission | null;
}

/**
 * A premium that is given: the scale of the ambition, or the adviser's own flat premium or scale. The adviser's own is
 * taken as it was typed.
 */
export interface GivenPremium extends NewPremium {
  readonly sort: 'given';
  readonly key: GivenKey;
}
