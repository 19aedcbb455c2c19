import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput } from '#core/dossier.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { type NextScheme, nextScheme } from '#core/projection/next-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { ageValues } from '#core/scheme/age-values.ts';
import { type PremiumSteps, premiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';
import type { TableByName } from '#core/scheme/tariff-basis.ts';
import type { StatutoryPerson } from '#core/statutory-effects/statutory-people.ts';
import type {
  CompensationTerms,
  StatutoryAlternative,
  StatutoryTerms,
} from '#core/statutory-effects/statutory-terms.ts';

/** Inputs for the effects of the law. */
export interface StatutoryInput {
  /** On the basis of the law: see `statutoryDossier`. */
  readonly dossier: DossierInput;
  readonly terms: StatutoryTerms;
  readonly alternatives: readonly StatutoryAlternative[];
  readonly compensation: CompensationTerms;
  /** The curve of the law; it counts as that of the transition. */
  readonly curve: ZeroCurve;
  readonly tables: TableByName;
}

/** An alternative by premium steps and by age at the transition. */
export interface AlternativeRates {
  readonly name: string;
  readonly measure: TransitionEffectMeasure;
  readonly rates: Float64Array;
  /** Rate of compensation per whole age at the transition. */
  readonly compensation: Float64Array;
}

/** One person at a time under both schemes: pension bases per period, which the next one overwrites. */
export interface StatutoryProjection {
  readonly input: StatutoryInput;
  readonly grid: TimeGrid;
  readonly steps: PremiumSteps;
  readonly alternatives: readonly AlternativeRates[];
  /** To be asked with the `paying` of a person. */
  readonly current: CurrentScheme;
  readonly next: NextScheme;
  /** Base of compensation per period, EUR a year. */
  readonly compensationBase: Float64Array;
  /** First month in which a person gets no compensation. */
  readonly compensationUntil: (person: StatutoryPerson) => number;
  /** d(i): value now of EUR 1 after i months, on the curve. */
  readonly discounts: Float64Array;
  readonly project: (person: StatutoryPerson) => void;
}

/** The projection of a dossier on a grid that is long enough for these people. */
export function statutoryProjection(input: StatutoryInput, people: readonly StatutoryPerson[]): StatutoryProjection {
  const { dossier, alternatives, compensation, tables, curve } = input;
  const length = people.reduce((months, person) => Math.max(months, person.monthsInCurrent, person.monthsInNext), 0);
  const grid = timeGrid(dossier.valuationDate, dossier.transitionDate, length);
  const steps = premiumSteps(...alternatives.map(({ scale }) => scale));
  const current = schemeInForce(dossier, tables)(dossier, grid);
  const next = nextScheme(dossier, steps, grid);
  const salary = new Float64Array(grid.periods.count);
  const raises = raiseByAge(dossier.assumptions);
  const compensationBase = new Float64Array(grid.periods.count);
  const offset = Math.max(dossier.next.offset, compensation.fullOffset);
  const limits = baseLimits({ ...dossier.next, offset }, dossier.assumptions.offsetGrowth, grid);
  const compensationUntil = ({ paying }: StatutoryPerson): number =>
    Math.min(compensation.endMonth, paying.monthsInNext);
  return {
    input,
    grid,
    steps,
    alternatives: alternatives.map((alternative) => ({
      name: alternative.name,
      measure: alternative.measure,
      rates: scaleRates(alternative.scale, steps),
      compensation: ageValues(alternative.compensation),
    })),
    current,
    next,
    compensationBase,
    compensationUntil,
    discounts: monthlyDiscounts(curve, length),
    project(person) {
      fillSalary(salary, person.paying, raises, grid);
      current.project(person.paying, salary);
      next.project(person.paying, salary);
      const paid = periodsBefore(grid.periods, compensationUntil(person));
      fillPensionBase(compensationBase, salary, limits, person.participant.partTime, paid);
    },
  };
}

/** Rate of compensation of a person beside an alternative. */
export const compensationRate = (
  { compensation }: AlternativeRates,
  { ageAtStart }: StatutoryPerson,
  { transition }: TimeGrid,
): number => compensation[wholeYears(ageAtStart + transition)]!;
