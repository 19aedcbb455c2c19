import type { Check } from '#core/result/check.ts';

/** Whether the law allows something; unknown where that depends on what the dossier does not say. */
export type Allowed = 'yes' | 'no' | 'unknown';

/**
 * Grounds that no check has.
 * `CURRENT_SCHEME_ENDS`: the current scheme cannot go on after a day. texts: deadline.
 * `LATER_SCHEME_ENDS`: the same of a scheme of after 30 June 2023, of which it is not certain that the old rules hold until then. texts: deadline.
 * `LATER_FLAT_SCHEME`: such a scheme with one premium for all, which may go on; the rest of it is not judged.
 * `PREMIUM_IS_LEVEL`: there is no scale that rises with age to be kept.
 */
export type OwnGround = 'CURRENT_SCHEME_ENDS' | 'LATER_SCHEME_ENDS' | 'LATER_FLAT_SCHEME' | 'PREMIUM_IS_LEVEL';

/** Why something is not allowed, or not known to be: the code and the figures of the check that says so. */
export interface VerdictGround extends Pick<Check, 'article' | 'figures' | 'texts'> {
  readonly code: Check['code'] | OwnGround;
}

/**
 * What the law says of an alternative. There is one, made from the checks: labels, sentences, marks and cells that speak
 * of what is allowed are made from it, so that no two places can disagree.
 */
export interface Verdict {
  readonly allowed: Allowed;
  /** What stands in the way; where nothing does, what is not known; empty where it is allowed. */
  readonly grounds: readonly VerdictGround[];
}
