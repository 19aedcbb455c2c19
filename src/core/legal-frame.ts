import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import { compensationEndOn } from '#core/law/compensation-end.ts';
import type { LawValue } from '#core/law/dated.ts';
import { grandfatheringEntryDeadlineOn } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDayOn } from '#core/law/grandfathering-reference-day.ts';
import { orphanCoverLimitOn } from '#core/law/orphan-cover-limit.ts';
import { participantNoticeOn } from '#core/law/participant-notice.ts';
import { partnerCoverLimitOn } from '#core/law/partner-cover-limit.ts';
import { transitionDeadlineOn } from '#core/law/transition-deadline.ts';
import { transitionPlanDeadlineOn } from '#core/law/transition-plan-deadline.ts';

/** The days that the law sets for a change to the new rules. `participantNotice` is counted back from the transition. */
export type LegalMilestoneKey =
  | 'grandfatheringReference'
  | 'transitionPlan'
  | 'participantNotice'
  | 'grandfatheringEntry'
  | 'transitionDeadline'
  | 'compensationEnd';

export interface LegalMilestone {
  readonly key: LegalMilestoneKey;
  readonly day: PlainDate;
  /** As cited in Dutch. */
  readonly source: string;
}

/** What the law sets around the calculation: shown with it, not calculated with. */
export interface LegalFrame {
  /** By rising day. */
  readonly milestones: readonly LegalMilestone[];
  /** Highest cover on death before the pension date in the new rules, fractions of the pensionable salary. */
  readonly partnerCover: LawValue<number>;
  readonly orphanCover: LawValue<number>;
}

/** The legal frame of a transition, by the law of its first day. */
export function legalFrame(transition: YearMonth): LegalFrame {
  const day = firstDayOf(transition);
  const milestone = (key: LegalMilestoneKey, { value, source }: LawValue<PlainDate>): LegalMilestone => ({
    key,
    day: value,
    source,
  });
  const notice = participantNoticeOn(day);
  const milestones = [
    milestone('grandfatheringReference', grandfatheringReferenceDayOn(day)),
    milestone('transitionPlan', transitionPlanDeadlineOn(day)),
    milestone('participantNotice', { ...notice, value: firstDayOf(monthAfter(transition, -notice.value)) }),
    milestone('grandfatheringEntry', grandfatheringEntryDeadlineOn(day)),
    milestone('transitionDeadline', transitionDeadlineOn(day)),
    milestone('compensationEnd', compensationEndOn(day)),
  ];
  return {
    milestones: milestones.toSorted((one, other) => compareDays(one.day, other.day)),
    partnerCover: partnerCoverLimitOn(day),
    orphanCover: orphanCoverLimitOn(day),
  };
}
