import type { Check } from '#core/result/check.ts';

/** Whether the law allows something; unknown where that depends on what the dossier does not say. */
export type Allowed = 'yes' | 'no' | 'unknown';

/** Why something is not allowed, or not known to be: the code and the figures of the check that says so. */
export interface VerdictGround extends Pick<Check, 'article' | 'figures' | 'texts'> {
  /**
   * `CURRENT_SCHEME_ENDS`: the current scheme cannot go on after a day. texts: deadline.
   * `PREMIUM_IS_LEVEL`: there is no scale that rises with age to be kept.
   */
  readonly code: Check['code'] | 'CURRENT_SCHEME_ENDS' | 'PREMIUM_IS_LEVEL';
}

/**
 * What the law says of an alternative. There is one, made from the checks: labels, sentences, marks and cells that speak
 * of what is allowed are made from it, so that no two places can disagree.
 */
export interface Verdict {
  readonly allowed: Allowed;
  /** What stands in the way, and after it what is not known; empty where it is allowed. */
  readonly grounds: readonly VerdictGround[];
}
