import type { Check } from '#core/check.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { ProfitBasis, Scale, SchemeKind } from '#core/dossier.ts';
import type { CohortCost, RiskPremiums } from '#core/cohort-cost-result.ts';
import type { FurtherAlternative, FurtherKey, OtherBasisAnswers } from '#core/further-result.ts';
import type { EffectsResult } from '#core/effects-result.ts';
import type { CompensationResult } from '#core/compensation-result.ts';
import type { LegalFrame } from '#core/legal-frame.ts';
import type { OpenGroupResult } from '#core/open-group-result.ts';

/** The four answers, in the order in which they are always shown. */
export const answerKeys = [
  'budgetNeutralFlat',
  'budgetNeutralProgressive',
  'profitNeutralFlat',
  'profitNeutralProgressive',
] as const;

export type AnswerKey = (typeof answerKeys)[number];

/** What results are given for: the current scheme going on, and each of the answers. */
export type AlternativeKey = 'unchanged' | AnswerKey;

/** Everything that is set beside the current scheme going on. */
export type VariantKey = AnswerKey | FurtherKey;

/** One value per answer, and per further alternative that there is. */
export type PerVariant<T> = Readonly<Record<AnswerKey, T>> & Readonly<Partial<Record<FurtherKey, T>>>;

/** The same with a value for the current scheme going on. */
export type PerShown<T> = PerVariant<T> & { readonly unchanged: T };

/** Whether a progressive answer is lawful for the existing participants, and why (art. 220e PW). */
export interface Permission {
  readonly permitted: 'yes' | 'no' | 'unknown';
  readonly reason:
    | 'qualifies'
    | 'solidaryContract'
    | 'schemeDoesNotQualify'
    | 'schemeUnknown'
    | 'transitionAfterDeadline';
}

/** What stays to be bridged when no premium under the caps reaches the goal: target minus reached. */
export interface Shortfall {
  /**
   * EUR: cost (budget goals) or pension a year in today's money on the chosen profit basis (profit goals). For the
   * measure "average per participant" it is the fraction times the sum of the current pensions.
   */
  readonly amount: number;
  /** The same as a fraction of the target. */
  readonly fraction: number;
}

/** Proof of equality: what the goal asks, and what the exact and the practical premium give, in the goal's own unit. */
export interface GoalProof {
  /**
   * `cost`: discounted employer cost over the horizon, EUR. `pension`: sum of pensions a year in today's money on the
   * chosen profit basis, EUR. `ratio`: mean of new divided by current pension on the chosen profit basis (target 1).
   */
  readonly unit: 'cost' | 'pension' | 'ratio';
  readonly target: number;
  readonly exact: number;
  readonly practical: number;
}

/** One of the four answers. */
export interface Answer {
  readonly key: AnswerKey;
  readonly goal: 'budget' | 'profit';
  readonly form: 'flat' | 'progressive';
  /** Flat: the premium as a fraction of the pension base. Progressive: lambda, the factor on the shape. */
  readonly exact: number;
  /** False when the caps (or fixed cost alone above the target) make the goal unreachable. */
  readonly feasible: boolean;
  readonly shortfall: Shortfall | null;
  /** min(lambda x shape, cap) per step. Flat: one step, from age 15, that stands for every age. */
  readonly exactScale: Scale;
  /** The exact scale rounded to practical premiums. */
  readonly practicalScale: Scale;
  /** Highest lawful rate per step (before rounding); null where caps are off. */
  readonly caps: readonly (number | null)[];
  /** Ages from which the exact rate is held by its cap. */
  readonly cappedFromAges: readonly number[];
  /** Discounted employer cost over the horizon at the practical premium, EUR. */
  readonly cost: number;
  /** New minus current at the practical premium, EUR. */
  readonly costDifference: number;
  /** Sum of new minus current expected pensions at the practical premium, EUR a year in today's money. */
  readonly pensionDifference: number;
  /** The same two differences at the exact premium. */
  readonly exactCostDifference: number;
  readonly exactPensionDifference: number;
  readonly proof: GoalProof;
  /** Profit goals: the exact answer on the other profit basis. */
  readonly otherBasisExact: number | null;
  /** Progressive answers only. */
  readonly permission: Permission | null;
}

/** The flat budget-neutral premium for one horizon. */
export interface HorizonRow {
  /** Whole years, or null for "to pension date". */
  readonly years: number | null;
  /** Exact premium for the closed group; null when it cannot be reached under the cap. */
  readonly closedGroup: number | null;
  /** The same with exits replaced by entrants who have the same premium; "to pension date" of everybody who enters. */
  readonly openGroup: number | null;
}

/** Employer cost of the closed group in one year since the transition: months T+12k .. T+12k+11, not discounted, EUR. */
export interface CostYear {
  /** k, from 0. */
  readonly index: number;
  /** Calendar year of the first month. */
  readonly year: number;
  readonly cost: Readonly<Record<AlternativeKey, number>>;
  /** Employees' own contributions in the same year, EUR. */
  readonly employeeContribution: Readonly<Record<AlternativeKey, number>>;
}

/** Outcome of one alternative for a participant or a cohort (sums). EUR a year. */
export interface Outcome {
  /** Total premium of month T x 12 (without loading and risk premiums). */
  readonly premium: number;
  /** Expected pension from the new pension date in today's money, at the practical premium. */
  readonly pension: number;
  /** New divided by current pension; null when there is no current pension. */
  readonly ratio: number | null;
}

export interface CohortResult {
  /** Whole ages at the transition, both inclusive. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
  readonly outcomes: Readonly<Record<AlternativeKey, Outcome>>;
}

export interface ParticipantResult {
  readonly number: string;
  /** Whole years at the transition. */
  readonly age: number;
  /** Pension base in the new scheme in month T, EUR a year (after part time). */
  readonly pensionBase: number;
  readonly outcomes: Readonly<Record<AlternativeKey, Outcome>>;
}

export interface Exclusion {
  readonly number: string;
  readonly reason: 'notCounted' | 'pensionBeforeTransition';
}

/** Everything that workbook, report and screens show of one dossier. */
export interface DossierResult {
  readonly kind: SchemeKind;
  readonly valuationDate: YearMonth;
  readonly transitionDate: YearMonth;
  /** T in months. */
  readonly monthsToTransition: number;
  readonly participantCount: number;
  readonly excluded: readonly Exclusion[];
  /** The current scheme going on: discounted cost over the horizon and sum of pensions in today's money. */
  readonly unchanged: { readonly cost: number; readonly pension: number };
  readonly profitBasis: ProfitBasis;
  /** Empty in the DB kinds. */
  readonly currentScale: Scale;
  /** Shape of the progressive answers (rates at lambda = 1). */
  readonly shape: Scale;
  /** Highest lawful scale (art. 38r or its reduced column) with its own age steps. */
  readonly fiscalMaximum: Scale;
  /** Highest lawful flat premium. */
  readonly flatMaximum: number;
  readonly answers: Readonly<Record<AnswerKey, Answer>>;
  readonly otherBasis: OtherBasisAnswers;
  /** In the ambition kind the scale of the ambition itself; the adviser's own flat premium and scale, where typed. */
  readonly further: readonly FurtherAlternative[];
  readonly horizons: readonly HorizonRow[];
  readonly costYears: readonly CostYear[];
  /** Null when the dossier asks for none. */
  readonly compensation: CompensationResult | null;
  readonly openGroup: OpenGroupResult;
  readonly effects: EffectsResult;
  readonly cohorts: readonly CohortResult[];
  /** In the order of `cohorts`. */
  readonly cohortCosts: readonly CohortCost[];
  readonly riskPremiums: RiskPremiums;
  readonly participants: readonly ParticipantResult[];
  readonly checks: readonly Check[];
  readonly legalFrame: LegalFrame;
  /** Which law and tables were used. */
  readonly basis: {
    readonly lawVersion: string;
    readonly tables: readonly {
      readonly name: string;
      readonly edition: string;
      readonly checksum: string;
      readonly source: string;
    }[];
    readonly lawValues: readonly {
      readonly name: string;
      readonly value: number;
      readonly validFrom: PlainDate;
      readonly source: string;
    }[];
  };
}
