import type { AnswerKey, ChoiceKey, GivenKey } from '#core/dossier/alternative-key.ts';
import type { Answer } from '#core/result/answer.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';
import type { PensionSplit } from '#core/result/pension-split.ts';
import type { GivenPremium } from '#core/result/new-premium.ts';
import type { Verdict } from '#core/result/verdict.ts';

/** Amounts of one year, months T+12k .. T+12k+11, of the closed group, not discounted, EUR. */
export interface AlternativeYear {
  /** Employer cost, without one-off costs. */
  readonly cost: number;
  /** One-off costs at the start of the year, not weighted with being in service: they come on top of cost. */
  readonly oneOff: number;
  /** Employees' own contributions. */
  readonly employeeContribution: number;
}

/** What an alternative gives a participant, or the participants of a cohort or year of birth together. EUR a year. */
export interface Outcome {
  /** Total premium of month T x 12 (without loading and risk premiums). */
  readonly premium: number;
  /** Own contribution of month T x 12. */
  readonly ownContribution: number;
  /** Expected pension from the new pension date in today's money, at the practical premium. */
  readonly pension: number;
  /** New divided by current pension; null when there is no current pension. */
  readonly ratio: number | null;
}

/** What the law is asked about. */
interface Judged {
  readonly verdict: Verdict;
}

/** What is worked out for every alternative. */
export interface AlternativeOutcomes extends Judged {
  /** In the order of the `years` of the result. */
  readonly years: readonly AlternativeYear[];
  /**
   * One-off costs discounted over the horizon, EUR; 0 of the current scheme. In the cost of an alternative only where they
   * count (eenmalig_meetellen).
   */
  readonly oneOffCost: number;
  /** Employer cost of the first of them by its parts, at the practical premium. */
  readonly firstYear: CostParts;
  /** In the order of the `participants` of the result. */
  readonly participants: readonly Outcome[];
  /** Sums, in the order of the `cohorts` of the result. */
  readonly cohorts: readonly Outcome[];
  /** Sums, in the order of the `birthYears` of the result. */
  readonly birthYears: readonly Outcome[];
  /** Discounted employer cost over the horizon, weighted with being in service, EUR, in the order of `cohorts`; without one-off costs. */
  readonly cohortCosts: readonly number[];
}

/** What is worked out for a new premium besides that. */
export interface PremiumOutcomes extends AlternativeOutcomes {
  /** The choice whose premium this is for those who take part; null of one that is solved beside the choices. */
  readonly choice: ChoiceKey | null;
  /** Null when the dossier asks for none, or where chapter 6b PW does not hold. */
  readonly compensation: AlternativeCompensation | null;
  readonly chapter6b: Chapter6b;
  /** Null where the schemes differ in the premium alone, and from average pay. */
  readonly pensionSplit: PensionSplit | null;
  /** Null where the law prescribes no transition effects. */
  readonly transitionEffectMeasure: TransitionEffectMeasure | null;
}

/** The current scheme going on. */
export interface UnchangedAlternative extends AlternativeOutcomes {
  readonly sort: 'unchanged';
  readonly key: 'unchanged';
  /** Discounted employer cost over the horizon, EUR. */
  readonly cost: number;
  /** Sum of expected pensions, EUR a year in today's money. */
  readonly pension: number;
  /** Nobody loses, so nothing is compensated. */
  readonly compensation: null;
}

/** An answer with what is worked out for it. */
export interface AnswerAlternative extends Answer, PremiumOutcomes {}

/** A given premium with what is worked out for it. */
export interface GivenAlternative extends GivenPremium, PremiumOutcomes {}

/** An alternative that has a premium in the new scheme. */
export type PremiumAlternative = AnswerAlternative | GivenAlternative;

/** One of the ways in which pensions can go on from the transition, with all that it costs and gives. */
export type Alternative = UnchangedAlternative | PremiumAlternative;

/** The alternative that has this key. */
export type AlternativeWith<Key> = Key extends 'unchanged'
  ? UnchangedAlternative
  : Key extends AnswerKey
    ? AnswerAlternative
    : Key extends GivenKey
      ? GivenAlternative
      : never;
