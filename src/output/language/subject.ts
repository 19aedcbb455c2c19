import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Process } from '#input/fields/process.ts';

/** What conclusions are drawn from: the dossier as entered and its outcome. */
export interface ConclusionSubject {
  readonly input: DossierInput;
  readonly result: DossierResult;
  /** Absent: the headline is that of the outcome. */
  readonly ownHeadline?: OwnHeadline | undefined;
  /** Absent where nobody plans, as beside a what-if: then nothing of it is known. */
  readonly planned?: Planned | undefined;
}

/** Who agrees and by when, as far as the dossier says it. */
export interface Planned extends Process {
  readonly contractEnd: PlainDate | null;
  /** The day against which days are past; absent: the valuation date. */
  readonly today?: PlainDate | undefined;
}

/** A headline that an adviser wrote; both without a full stop. */
export interface OwnHeadline {
  readonly title: string;
  /** Which headline it was written for: in front of another outcome it would be untrue. */
  readonly replaces: string;
}

export { smallestGroup } from '#core/result/shown-groups.ts';

/**
 * Part of a whole, or null when there is no whole. A whole below zero is none: an employer cost that the contributions of
 * the employees exceed would make a rise a negative percentage.
 */
export const fractionOf = (part: number, whole: number): number | null => (whole <= 0 ? null : part / whole);
