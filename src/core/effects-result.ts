import type { ProfitNeutralKey } from '#core/further-result.ts';
import type { AnswerKey, PerShown, PerVariant } from '#core/result.ts';

/** Fixed returns and conversion interest: three sets, the same premiums. */
export const scenarioKeys = ['pessimistic', 'expected', 'optimistic'] as const;

export type ScenarioKey = (typeof scenarioKeys)[number];

/** Effects of one alternative: on one person or summed (numbers), or a column with one element per participant. */
export interface EffectFigures<T> {
  /** Total premium and own contribution of month T x 12, EUR a year. */
  readonly premium: T;
  readonly ownContribution: T;
  /** Pension per scenario, EUR a year in today's money. */
  readonly pensions: Readonly<Record<ScenarioKey, T>>;
  /** Bruto profijt: value at the transition of the premiums from then on, at the zero curve, EUR. */
  readonly grossProfit: T;
  /** Netto profijt: value at the transition of the benefits that are built from then on, less that of the premiums, EUR. */
  readonly netProfit: T;
}

/** Participants with the same ages at the transition. */
export interface AgeCohortEffects {
  /** Whole ages, both inclusive. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
  readonly figures: PerShown<EffectFigures<number>>;
}

/** Participants born in the same year. */
export interface BirthYearEffects {
  readonly year: number;
  readonly count: number;
  readonly figures: PerShown<EffectFigures<number>>;
}

/** A model person (maatmens): of that exact age at the transition, full time, with nothing accrued at the valuation. */
export interface ModelPersonEffects {
  readonly age: number;
  readonly fullTimeSalary: number;
  readonly figures: PerShown<EffectFigures<number>>;
}

/** The changes of assumptions of which the effect on the answers is shown. */
export const sensitivityKeys = [
  'returnUp',
  'returnDown',
  'conversionUp',
  'conversionDown',
  'wageGrowthUp',
  'wageGrowthDown',
  'exitsHalved',
  'exitsDoubled',
  'younger',
  'older',
] as const;

export type SensitivityKey = (typeof sensitivityKeys)[number];

/** One answer under changed assumptions: the exact premium or lambda, and how much it moved. */
export interface ChangedAnswer {
  readonly exact: number;
  readonly difference: number;
  readonly feasible: boolean;
}

export interface SensitivityRow {
  readonly key: SensitivityKey;
  readonly answers: Readonly<Record<AnswerKey, ChangedAnswer>>;
}

/** Which yardstick of profit holds for a variant (art. 150e PW). */
export type ProfitYardstick = 'gross' | 'net';

/** What the alternatives mean for people. */
export interface EffectsResult {
  /** Name and source of the zero curve; null = the risk-free interest for every term. */
  readonly curve: { readonly name: string; readonly source: string } | null;
  readonly yardsticks: PerVariant<ProfitYardstick>;
  /** Columns in the order of `participants`. */
  readonly participants: PerShown<EffectFigures<Float64Array>>;
  readonly total: PerShown<EffectFigures<number>>;
  /**
   * Sum of the pensions in the pessimistic scenario at the practical profit-neutral premiums on the profit basis that
   * was not chosen, EUR a year in today's money.
   */
  readonly pessimisticOnOtherBasis: Readonly<Record<ProfitNeutralKey, number>>;
  /** Cohorts of five years of age, as `cohorts`, and of a year of birth; youngest age and earliest year first. */
  readonly ageCohorts: readonly AgeCohortEffects[];
  readonly birthYears: readonly BirthYearEffects[];
  readonly modelPersons: readonly ModelPersonEffects[];
  readonly sensitivities: readonly SensitivityRow[];
}
