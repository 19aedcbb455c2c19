import type { PremiumKey } from '#core/dossier/alternative-key.ts';

/** One fiscal or data check: a code with the figures; the sentence is made where it is shown. */
export interface Check {
  readonly code: CheckCode;
  readonly level: 'pass' | 'warning' | 'error';
  /** Article of law, as cited in Dutch ("art. 18a lid 1 Wet LB"). */
  readonly article: string;
  /** To which of the answers, or of the given premiums, the check belongs; null = to the dossier. */
  readonly answer: PremiumKey | null;
  /** Named figures that belong to the sentence: amounts in EUR, rates as fractions, ages in years, counts, years. */
  readonly figures: Readonly<Record<string, number>>;
  /** Named texts that belong to the sentence (name of a law value, a day). */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The checks, with their figures and texts. Texts: `scheme` is `current` or `next`, `reason` is a permission reason,
 * days are written 2028-01-01, `name` is the name of a law value in the register of law values.
 */
export const checkCodes = [
  /** Per scheme. figures: offset, minimum, year (of the minimum); where known lowest (lowest reduced). texts: scheme. */
  'OFFSET_BELOW_MINIMUM',
  /** New scheme only, when the offset is a reduced one. figures: offset, minimum, year, flatMaximum (reduced). */
  'OFFSET_REDUCED',
  /** Per scheme. figures: maximumSalary, limit, year. texts: scheme. */
  'MAXIMUM_SALARY_ABOVE_LIMIT',
  /**
   * New scheme, against the own state pension age and five years of each participant. figures: pensionAge, margin (those
   * five years), limit (the lowest of the participants; all three in months), count (participants above theirs), total. texts: scheme.
   */
  'PENSION_AGE_ABOVE_LIMIT',
  /**
   * Only where premium ends at the state pension age in a scheme. figures: count (participants born too late for the last
   * year that is announced), total, age (of that year, in months), lastYear.
   */
  'STATE_PENSION_AGE_NOT_YET_KNOWN',
  /** Cover of the new scheme, where filled in. figures: cover, limit (fractions of the salary). texts: scheme. */
  'PARTNER_COVER_ABOVE_LIMIT',
  'ORPHAN_COVER_ABOVE_LIMIT',
  /** Anw addition of the new scheme, where filled in. figures: cover, limit, benefit (EUR a year), year (of the benefit). texts: scheme. */
  'ANW_COVER_ABOVE_LIMIT',
  /** Per flat premium (answers and own proposal), practical, without entry cost. figures: rate, limit. */
  'FLAT_ABOVE_LIMIT',
  /**
   * The flat premium that was given for who enters beside a kept scale (premie_toetreders), where the law may allow keeping
   * one; figures as FLAT_ABOVE_LIMIT.
   */
  'ENTRANT_PREMIUM_ABOVE_LIMIT',
  /**
   * Per progressive premium. figures: age, rate, limit (of the step nearest to or furthest above). texts, where it is above: ages
   * (`15-25 50-`: the ages above).
   */
  'SCALE_ABOVE_LIMIT',
  /** The current scale, kept on the terms of the new scheme, against the same maximum; figures as SCALE_ABOVE_LIMIT. */
  'CURRENT_SCALE_ABOVE_LIMIT',
  /**
   * The ambition's own scale, not held back, against the same maximum (where it is the reference); figures as SCALE_ABOVE_LIMIT.
   */
  'AMBITION_SCALE_ABOVE_LIMIT',
  /**
   * From average pay. figures: rate, pensionAge (years); where one is known for the pension age and the offset limit, and limitAge (the pension age
   * that it was published for: the same, or below it). texts: scheme,
   * `current` or `ambition`.
   */
  'ACCRUAL_ABOVE_LIMIT',
  /** From average pay. figures: counted, bought (indexation of actives, in pension and in cost), inactive, inPayment. */
  'INDEXATION_NOT_IN_COST',
  /** Per progressive premium. texts: reason. */
  'PROGRESSIVE_PERMISSION',
  /**
   * Whether the scheme of 30 June 2023 qualifies for keeping a progressive premium. texts: found (a SchemeOn30June2023),
   * day.
   */
  'GRANDFATHERING_SCHEME',
  /** Whether those in service take part in time. texts: transition, lastDay (the day before it), deadline. */
  'GRANDFATHERING_DATE',
  /** Whether the new contract allows it. texts: contract (a NewContract). */
  'GRANDFATHERING_CONTRACT',
  /** Only where the current scale asks less of somebody older. figures: age (of the lower step), rate, before (of the step before it). */
  'CURRENT_SCALE_FALLS',
  /**
   * Per flat premium, when compensation is paid as pension premium. figures: room (what the law leaves beside the
   * practical premium, entry cost included, a fraction of the base on the full minimum offset), paid (all compensation, EUR over the whole period), overflow (of it paid as gross salary
   * instead, EUR over the whole period); with overflow firstYear (the calendar year in which the first such year since the
   * transition starts). texts: end (last day with room).
   */
  'COMPENSATION_ABOVE_ROOM',
  /** When compensation is paid as pension premium. figures: paid (all of it, beside all premiums, EUR). texts: asked (last day of the period asked), end (the legal one). */
  'COMPENSATION_PAST_END',
  /**
   * Per flat premium, when compensation is paid as pension premium. figures: cohorts (that are compensated), uneven (in which
   * not everybody is paid the same rate).
   */
  'COMPENSATION_NOT_LEVEL',
  /** Per premium, month T, practical. figures: count (participants who pay more than their premium), total. */
  'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM',
  /** Assumptions against the parameters of art. 144 PW. figures: value, limit (fractions a year). */
  'EQUITY_RETURN_ABOVE_PARAMETER',
  'PRICE_INFLATION_BELOW_PARAMETER',
  'WAGE_GROWTH_BELOW_PARAMETER',
  /** texts: transition, deadline. */
  'TRANSITION_AFTER_DEADLINE',
  /** The last known value was used. figures: value, year (asked), lastYear (known). texts: name, unit (a LawUnit). */
  'LAW_VALUE_NOT_YET_KNOWN',
  /** Nothing known for this year: not checked. figures: year. texts: name. */
  'LAW_VALUE_GAP',
  /** figures: count, notCounted, pensionBeforeTransition, premiumEndBeforeTransition, total. */
  'PARTICIPANTS_LEFT_OUT',
  /** Only with premium waiver. figures: count, whole (of whom all premium is waived), persons (sum of the waived parts), total. */
  'PREMIUM_WAIVED',
  /**
   * Per answer. When no lawful premium reaches it, figures: exact, and amount, fraction (see Shortfall). texts: goal
   * (`budget` or `profit`), and cause,
   * `caps` when the highest lawful premiums are too low, `fixedPart` when what is there without premium is already above
   * the target (amount below zero), `aboveMaximum` when the scale that reaches it is above a maximum and other lawful
   * rates would reach it as well, `rounding` when only its rounded rates are (no amount; step, what it is rounded to). group is `withEntrants` where the amount is of who enters too; of a profit
   * goal measure is its ProfitMeasure, basis its ProfitBasis, current the kind of the current scheme, and people is `one` where it is the pension of one participant.
   */
  'GOAL_NOT_REACHED',
  /**
   * Per premium, with compensation, where the dossier has the norm and enough participants to show. figures: limit and decline
   * (fractions; below zero: the cohort that fares worst gains), fromAge and toAge of that cohort.
   */
  'NORM_COHORT_DECLINE',
  /** As the one before. figures: limit and share (fractions), count (participants who fare worse), total. */
  'NORM_WORSE_SHARE',
  /** Per premium, with compensation, where the dossier has the norm. figures: limit and extra (EUR, discounted over the horizon). */
  'NORM_EXTRA_COST',
] as const;

export type CheckCode = (typeof checkCodes)[number];
