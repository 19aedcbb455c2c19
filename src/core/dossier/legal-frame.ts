import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf, lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { AnwCover } from '#core/law/anw-cover.ts';
import { type LawValue, valueOn } from '#core/law/dated.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDay } from '#core/law/grandfathering-reference-day.ts';
import { partnerCoverLimit } from '#core/law/partner-cover-limit.ts';
import { transitionPlanDeadline } from '#core/law/transition-plan-deadline.ts';
import { participantNotice } from '#core/law/participant-notice.ts';
import { bindingAdviceDeadline } from '#core/law/binding-advice-deadline.ts';
import { premiumWaiverDeadline } from '#core/law/premium-waiver-deadline.ts';
import { fundImplementation } from '#core/law/fund-implementation.ts';
import { fundImplementationDeadline } from '#core/law/fund-implementation-deadline.ts';
import { fundPlanDeadline } from '#core/law/fund-plan-deadline.ts';
import { oldRulesEnd } from '#core/law/old-rules-end.ts';
import { survivorPensionDeadline } from '#core/law/survivor-pension-deadline.ts';
import { orphanCoverLimit } from '#core/law/orphan-cover-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';

/**
 * The days that the law sets for a change to the new rules. Three follow from the transition: `participantNotice` and
 * `fundImplementation` are counted back from it, and `grandfatheringEntry` is the day before it where that is before the last day of the law.
 */
export type LegalMilestoneKey =
  | 'grandfatheringReference'
  | 'bindingAdvice'
  | 'transitionPlan'
  | 'fundPlan'
  | 'fundImplementation'
  | 'participantNotice'
  | 'grandfatheringEntry'
  | 'survivorPension'
  | 'oldRulesEnd'
  | 'premiumWaiver'
  | 'compensationEnd';

export interface LegalMilestone {
  readonly key: LegalMilestoneKey;
  readonly day: PlainDate;
  /** As cited in Dutch. */
  readonly source: string;
}

/** What the law sets around the calculation: shown with it, not calculated with. */
export interface LegalFrame {
  /** By rising day; none for a change after the transition to the new rules. */
  readonly milestones: readonly LegalMilestone[];
  /** Highest cover on death before the pension date in the new rules, fractions of the pensionable salary. */
  readonly partnerCover: LawValue<number>;
  readonly orphanCover: LawValue<number>;
  /** Highest Anw addition; null where the new scheme has none. */
  readonly anwCover: AnwCover | null;
}

/** The legal frame of a dossier, by the law of the first day of its new scheme. */
export function legalFrame(
  { transitionDate, change }: Pick<DossierInput, 'transitionDate' | 'change'>,
  anwCover: AnwCover | null,
): LegalFrame {
  const day = firstDayOf(transitionDate);
  const milestones = change === 'transition' ? transitionMilestones(day) : [];
  return {
    milestones: milestones.toSorted((one, other) => compareDays(one.day, other.day)),
    partnerCover: valueOn(partnerCoverLimit, day),
    orphanCover: valueOn(orphanCoverLimit, day),
    anwCover,
  };
}

/** The days of the transition to the new rules, which starts on a day. */
function transitionMilestones(start: PlainDate): LegalMilestone[] {
  const milestone = (key: LegalMilestoneKey, { value, source }: LawValue<PlainDate>): LegalMilestone => ({
    key,
    day: value,
    source,
  });
  const monthsBefore = (key: LegalMilestoneKey, months: LawValue<number>): LegalMilestone => ({
    key,
    day: firstDayOf(monthAfter(start, -months.value)),
    source: months.source,
  });
  const entry = valueOn(grandfatheringEntryDeadline, start);
  const dayBefore = lastDayOf(monthAfter(start, -1));
  return [
    milestone('grandfatheringReference', valueOn(grandfatheringReferenceDay, start)),
    milestone('bindingAdvice', valueOn(bindingAdviceDeadline, start)),
    milestone('transitionPlan', valueOn(transitionPlanDeadline, start)),
    milestone('fundPlan', valueOn(fundPlanDeadline, start)),
    later(
      monthsBefore('fundImplementation', valueOn(fundImplementation, start)),
      milestone('fundImplementation', valueOn(fundImplementationDeadline, start)),
    ),
    monthsBefore('participantNotice', valueOn(participantNotice, start)),
    milestone('grandfatheringEntry', compareDays(dayBefore, entry.value) < 0 ? { ...entry, value: dayBefore } : entry),
    milestone('survivorPension', valueOn(survivorPensionDeadline, start)),
    milestone('oldRulesEnd', valueOn(oldRulesEnd, start)),
    milestone('premiumWaiver', valueOn(premiumWaiverDeadline, start)),
    milestone('compensationEnd', valueOn(compensationEnd, start)),
  ];
}

const later = (one: LegalMilestone, other: LegalMilestone): LegalMilestone =>
  compareDays(one.day, other.day) > 0 ? one : other;
