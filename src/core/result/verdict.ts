import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { CheckFigures } from '#core/result/check.ts';

/** Whether the law allows something; unknown where that depends on what the dossier does not say. */
export type Allowed = 'yes' | 'no' | 'unknown';

/** What each ground rests on: what a check found, or one of these, that no check has. */
export interface GroundFigures extends CheckFigures {
  /** The current scheme cannot go on after a day. */
  CURRENT_SCHEME_ENDS: { readonly deadline: PlainDate };
  /** The same of a scheme that began after 30 June 2023: it is not certain that the old rules hold until then. */
  LATER_SCHEME_ENDS: { readonly deadline: PlainDate };
  /** Such a scheme with one premium for all, which may go on; the rest of it is not judged. */
  LATER_FLAT_SCHEME: Readonly<Record<string, never>>;
  /** There is no scale that rises with age to be kept. */
  PREMIUM_IS_LEVEL: Readonly<Record<string, never>>;
}

/** Why something is not allowed, or not known to be. */
export type VerdictGround<Code extends keyof GroundFigures = keyof GroundFigures> = {
  [One in Code]: { readonly code: One; readonly article: string; readonly figures: GroundFigures[One] };
}[Code];

/**
 * What the law says of an alternative. There is one, made from the checks: labels, sentences, marks and cells that speak
 * of what is allowed are made from it, so that no two places can disagree.
 */
export interface Verdict {
  readonly allowed: Allowed;
  /** What stands in the way; where nothing does, what is not known; empty where it is allowed. */
  readonly grounds: readonly VerdictGround[];
}
