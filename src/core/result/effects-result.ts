import type { ProfitNeutralKey } from '#core/dossier/alternative-key.ts';
import type { SensitivityResult } from '#core/result/sensitivity-result.ts';

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
  /**
   * Netto profijt: value at the transition of the benefits that are built from then on, less that of all that is paid
   * in for them: the premiums, and the indexation that the employer buys for them, EUR.
   */
  readonly netProfit: T;
}

/** Effects of one alternative on a model person. */
export interface ModelPersonFigures extends EffectFigures<number> {
  /** The own contribution less the tax that it saves, before tax credits: an estimate, EUR a year. */
  readonly netOwnContribution: number;
}

/** What one alternative means for people. */
export interface AlternativeEffects {
  /** Columns in the order of the `participants` of the result. */
  readonly participants: EffectFigures<Float64Array>;
  readonly total: EffectFigures<number>;
  /** Sums in the order of the `cohorts` of the result, and of the `birthYears` of its effects. */
  readonly ageCohorts: readonly EffectFigures<number>[];
  readonly birthYears: readonly EffectFigures<number>[];
  /** In the order of the `modelPersons` of the effects of the result. */
  readonly modelPersons: readonly ModelPersonFigures[];
}

/** Participants born in the same year. */
export interface BirthYear {
  readonly year: number;
  readonly count: number;
}

/** A model person (maatmens): of that exact age at the transition, full time, with nothing accrued at the valuation. */
export interface ModelPerson {
  readonly age: number;
  readonly fullTimeSalary: number;
}

/** By which profit the transition effects of an alternative are measured (art. 150e PW). */
export type TransitionEffectMeasure = 'gross' | 'net';

/** What does not depend on the alternative of what alternatives mean for people, and how sensitive the answers are to assumptions. */
export interface EffectsResult {
  /** Name and source of the zero curve; null = the risk-free interest for every term. */
  readonly curve: { readonly name: string; readonly source: string } | null;
  /**
   * Sum of the pensions in the pessimistic scenario at the practical profit-neutral premiums on the profit basis that
   * was not chosen, EUR a year in today's money.
   */
  readonly pessimisticOnOtherBasis: Readonly<Record<ProfitNeutralKey, number>>;
  /** Earliest year first. */
  readonly birthYears: readonly BirthYear[];
  readonly modelPersons: readonly ModelPerson[];
  /** Year of the rates of their own contribution after tax; whether it is the last known one, and not that of the transition. */
  readonly incomeTax: { readonly year: number; readonly isAfterLastKnown: boolean };
  readonly sensitivities: SensitivityResult;
}
