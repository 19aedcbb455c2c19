import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput, NewContract, SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import type { ProfitMeasure } from '#core/dossier/goal.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import type { AccrualMaximum } from '#core/law/accrual-limit.ts';
import type { LawUnit } from '#core/law/dated.ts';
import type { Permission } from '#core/result/new-premium.ts';

/** Whole ages: from the first, up to the second; null where it is up to the last age at which a premium is paid. */
export interface AgeRange {
  readonly from: number;
  readonly until: number | null;
}

/** A flat premium without entry cost, and its maximum: fractions of the pension base. */
interface FlatLimit {
  readonly rate: number;
  readonly limit: number;
}

/** The step of a scale that is furthest above its maximum, or nearest to it. */
interface ScaleLimit extends FlatLimit {
  /** First age of the step. */
  readonly age: number;
  /** Ages at which the scale is above its maximum; empty where it is not. */
  readonly above: 'allAges' | readonly AgeRange[];
}

/** Cover of the new scheme, and its maximum: fractions of the salary. */
interface CoverLimit {
  readonly scheme: 'next';
  readonly cover: number;
  readonly limit: number;
}

/** An assumption, and the parameter of art. 144 PW: fractions a year. */
interface ParameterLimit {
  readonly value: number;
  readonly limit: number;
}

/** How a goal is missed; the figures of a goal that is reached have `cause` null. */
type MissedGoal =
  | { readonly cause: null }
  /** Lawful rates would reach it, but the scale, or only its rounded rates, is above a maximum. `step`: rounded to. */
  | { readonly cause: 'aboveMaximum' | 'rounding'; readonly exact: number; readonly step: number }
  | ({
      /** `caps`: the highest lawful premiums are too low; `fixedPart`: what is there without premium is above the target. */
      readonly cause: 'caps' | 'fixedPart';
      readonly exact: number;
      /** See Shortfall: EUR, below zero for `fixedPart`; `fraction` null of a target of zero or below. */
      readonly amount: number;
      readonly fraction: number | null;
    } & (
      | { readonly goal: 'budget'; readonly withEntrants: boolean }
      | {
          readonly goal: 'profit';
          readonly measure: ProfitMeasure;
          readonly basis: ProfitBasis;
          readonly current: DossierInput['current']['kind'];
          /** Whether the pension is that of one participant. */
          readonly isOfOne: boolean;
        }
    ));

/**
 * What each check found: amounts in EUR, rates as fractions, ages in years. A figure is null where it is not known or does
 * not apply. `scheme` is the scheme that the check is about, `total` the number of participants.
 */
export interface CheckFigures {
  /** Per scheme. `year` of the minimum; `lowest`: lowest reduced offset, where one of the schemes is below the minimum. */
  OFFSET_BELOW_MINIMUM: {
    readonly scheme: 'current' | 'next';
    readonly offset: number;
    readonly minimum: number;
    readonly year: number;
    readonly lowest: number | null;
  };
  /** New scheme, only when its offset is a reduced one. `flatMaximum`: the reduced maximum. */
  OFFSET_REDUCED: {
    readonly offset: number;
    readonly minimum: number;
    readonly year: number;
    readonly flatMaximum: number;
  };
  /** Per scheme. */
  MAXIMUM_SALARY_ABOVE_LIMIT: {
    readonly scheme: 'current' | 'next';
    readonly maximumSalary: number;
    readonly limit: number;
    readonly year: number;
  };
  /**
   * New scheme, against the own state pension age and five years of each participant, in months: `margin` is those five
   * years, `limit` the lowest of the participants. `count`: participants above theirs.
   */
  PENSION_AGE_ABOVE_LIMIT: {
    readonly scheme: 'next';
    readonly pensionAge: number;
    readonly margin: number;
    readonly limit: number;
    readonly count: number;
    readonly total: number;
  };
  /** Where filled in. */
  PARTNER_COVER_ABOVE_LIMIT: CoverLimit;
  ORPHAN_COVER_ABOVE_LIMIT: CoverLimit;
  /** Anw addition, where filled in, EUR a year. `year` of the benefit. */
  ANW_COVER_ABOVE_LIMIT: CoverLimit & { readonly benefit: number; readonly year: number };
  /** Per flat premium (answers and own proposal), practical. */
  FLAT_ABOVE_LIMIT: FlatLimit;
  /** Per progressive premium, practical. */
  SCALE_ABOVE_LIMIT: ScaleLimit;
  /** The current premium, kept on the terms of the new scheme; a level scale is a flat premium. */
  CURRENT_SCALE_ABOVE_LIMIT: FlatLimit | ScaleLimit;
  /** The flat premium given for entrants next to a kept scale (premie_toetreders), where the law may allow keeping one. */
  ENTRANT_PREMIUM_ABOVE_LIMIT: FlatLimit;
  /** The ambition's own scale, not held back, where it is the reference. */
  AMBITION_SCALE_ABOVE_LIMIT: ScaleLimit;
  /** From average pay. `limit`: with the pension age that it was published for, the same or a lower one. */
  ACCRUAL_ABOVE_LIMIT: {
    readonly scheme: 'current' | 'ambition';
    readonly rate: number;
    readonly pensionAge: number;
    readonly limit: AccrualMaximum | null;
  };
  /**
   * From average pay. Indexation of actives in pension (`counted`) and in cost (`bought`), and of the others; `unpriced`: that of
   * actives where it is unconditional and its price is not known.
   */
  INDEXATION_NOT_IN_COST: {
    readonly unpriced: number;
    readonly counted: number;
    readonly bought: number;
    readonly inactive: number;
    readonly inPayment: number;
  };
  /** Per progressive premium. */
  PROGRESSIVE_PERMISSION: { readonly reason: Permission['reason'] };
  /** Whether the scheme of `day` (30 June 2023) qualifies for keeping a progressive premium. */
  GRANDFATHERING_SCHEME: { readonly found: SchemeOn30June2023; readonly day: PlainDate };
  /** Whether those in service take part in time. `lastDay`: the day before the transition. */
  GRANDFATHERING_DATE: { readonly transition: PlainDate; readonly lastDay: PlainDate; readonly deadline: PlainDate };
  /**
   * Only where who is hired has a flat premium now (`rate`), from a day on: how many have the scale, and how many were hired since.
   */
  HIRED_SINCE_FLAT: {
    readonly from: PlainDate;
    readonly rate: number;
    readonly withScale: number;
    readonly withFlat: number;
  };
  /** Only there: what who is hired later would have beside the scale, where that is another flat premium. */
  SECOND_FLAT_PREMIUM: { readonly rate: number; readonly hiredLater: number };
  /** Only of a scale of a scheme that was not there on `day` (30 June 2023). */
  SCALE_NEVER_LAWFUL: { readonly day: PlainDate };
  /** Whether the new contract allows it. */
  GRANDFATHERING_CONTRACT: { readonly contract: NewContract };
  /** Only where the current scale asks less of somebody older. `age` of the lower step; `before`: rate of the one before. */
  CURRENT_SCALE_FALLS: { readonly age: number; readonly rate: number; readonly before: number };
  /**
   * Per flat premium, when compensation is paid as pension premium. `room`: what the law leaves next to the practical
   * premium, entry cost included, a fraction of the base on the full minimum offset; `end`: last day with room. Over the
   * whole period: all compensation (`paid`), and what is paid as gross salary instead (`overflow`), first in the year since
   * the transition that starts in calendar year `firstYear`.
   */
  COMPENSATION_ABOVE_ROOM: {
    readonly room: number;
    readonly paid: number;
    readonly overflow: number;
    readonly firstYear: number | null;
    readonly end: PlainDate;
  };
  /** Likewise. `paid`: by all premiums together; `asked`: last day of the period that was chosen; `end`: the legal one. */
  COMPENSATION_PAST_END: { readonly paid: number; readonly asked: PlainDate; readonly end: PlainDate };
  /** Likewise, per flat premium: cohorts that are compensated, and those in which not everybody is paid the same rate. */
  COMPENSATION_NOT_LEVEL: { readonly cohorts: number; readonly uneven: number };
  /** Per premium, month T, practical. `count`: participants who pay more than their premium. */
  EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM: { readonly count: number; readonly total: number };
  EQUITY_RETURN_ABOVE_PARAMETER: ParameterLimit;
  PRICE_INFLATION_BELOW_PARAMETER: ParameterLimit;
  WAGE_GROWTH_BELOW_PARAMETER: ParameterLimit;
  TRANSITION_AFTER_DEADLINE: { readonly transition: PlainDate; readonly deadline: PlainDate };
  /** The last known value (of `lastYear`) was used for `year`. `name`: in the register of law values. */
  LAW_VALUE_NOT_YET_KNOWN: {
    readonly name: string;
    readonly unit: LawUnit;
    readonly value: number;
    readonly year: number;
    readonly lastYear: number;
  };
  /** Nothing known for this year: not checked. */
  LAW_VALUE_GAP: { readonly name: string; readonly year: number };
  /** Only of a scale in which somebody of 18 or older has no premium yet. `age` from which there is one; `count` of those below it. */
  ACCRUAL_STARTS_LATE: { readonly age: number; readonly count: number; readonly total: number };
  /** Only where somebody works more than full time for more than the maximum salary of full time. */
  PART_TIME_ABOVE_FULL: { readonly count: number; readonly total: number };
  /** Only with premium waiver. `persons`: sum of the waived parts. */
  PREMIUM_WAIVED: { readonly count: number; readonly persons: number; readonly total: number };
  /** By reason, and together. */
  PARTICIPANTS_LEFT_OUT: {
    readonly count: number;
    readonly notCounted: number;
    readonly pensionBeforeTransition: number;
    readonly premiumEndBeforeTransition: number;
    readonly total: number;
  };
  /** Per answer. */
  GOAL_NOT_REACHED: MissedGoal;
  /** Only where a choice was made that does not count: the dossier has none of that letter, or the law forbids its premium. */
  CHOICE_NOT_COUNTED: { readonly choice: ChoiceKey; readonly reason: 'absent' | 'forbidden' };
  /**
   * Per premium, with compensation, where the dossier has the norm and enough participants to show: the cohort that fares
   * worst (fractions; below zero it gains).
   */
  NORM_COHORT_DECLINE: {
    readonly limit: number;
    readonly decline: number;
    readonly fromAge: number;
    readonly toAge: number;
  };
  /** As the one before. `count`: participants who fare worse. */
  NORM_WORSE_SHARE: { readonly limit: number; readonly share: number; readonly count: number; readonly total: number };
  /** Per premium, with compensation, where the dossier has the norm: EUR, discounted over the horizon. */
  NORM_EXTRA_COST: { readonly limit: number; readonly extra: number };
}

export type CheckCode = keyof CheckFigures;

/** One fiscal or data check: a code with what it found; the sentence is made where it is shown. */
export type Check<Code extends CheckCode = CheckCode> = {
  [One in Code]: {
    readonly code: One;
    readonly level: 'pass' | 'warning' | 'error';
    /** Article of law, as cited in Dutch ("art. 18a lid 1 Wet LB"); empty where it is not about the law. */
    readonly article: string;
    /** The answer or the given premium to which the check belongs; null = the dossier. */
    readonly answer: PremiumKey | null;
    readonly figures: CheckFigures[One];
  };
}[Code];

/** The checks with one of these codes. */
export const checksWith = <Code extends CheckCode>(
  { checks }: { readonly checks: readonly Check[] },
  ...codes: readonly Code[]
): readonly Extract<Check, { readonly code: Code }>[] =>
  checks.filter((check): check is Extract<Check, { readonly code: Code }> => codes.some((code) => code === check.code));
