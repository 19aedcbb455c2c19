import { wholeYears } from '#core/calendar/age.ts';
import { monthlyDiscounts, type ZeroCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { type NextScheme, nextScheme } from '#core/projection/next-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import { ageValues, dossierSteps, type PremiumSteps, premiumRates } from '#core/scheme/premium-steps.ts';
import type { TableByName } from '#core/scheme/tariff-basis.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { CompensationTerms, StatutoryAlternative, StatutoryTerms } from '#core/statutory/statutory-terms.ts';

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
interface AlternativeRates {
  readonly name: string;
  readonly measure: TransitionEffectMeasure;
  readonly rates: Float64Array;
  /** Rate of compensation per whole age at the transition, and the most that is paid of it as premium. */
  readonly compensation: Float64Array;
  readonly modelCompensation: Float64Array;
  readonly room: number;
}

/** One person at a time under both schemes: pension bases per period, which the next one overwrites. */
export interface StatutoryProjection {
  readonly input: StatutoryInput;
  readonly grid: TimeGrid;
  readonly steps: PremiumSteps;
  readonly alternatives: readonly AlternativeRates[];
  readonly current: CurrentScheme;
  readonly next: NextScheme;
  /** Base of the rates of compensation per period, and that of its room: the same one unless the new offset is above the full minimum. EUR a year. */
  readonly compensationBase: Float64Array;
  readonly roomBase: Float64Array;
  /** First month in which a person gets no compensation. */
  readonly compensationUntil: (person: ProjectedParticipant) => number;
  /** d(i): value now of EUR 1 after i months, on the curve. */
  readonly discounts: Float64Array;
  readonly project: (person: ProjectedParticipant) => void;
}

/** The projection of a dossier on a grid that is long enough for these people. */
export function statutoryProjection(
  input: StatutoryInput,
  people: readonly ProjectedParticipant[],
): StatutoryProjection {
  const { dossier, alternatives, compensation, tables, curve } = input;
  const length = people.reduce((months, person) => Math.max(months, person.monthsInCurrent, person.monthsInNext), 0);
  const grid = timeGrid(dossier.valuationDate, dossier.transitionDate, length);
  const steps = dossierSteps(dossier, ...alternatives.map(({ scale }) => scale));
  const current = schemeInForce(dossier, tables)(dossier, grid);
  const next = nextScheme(dossier, steps, grid);
  const salary = new Float64Array(grid.periods.count);
  const raises = raiseByAge(dossier.assumptions);
  const compensationBase = new Float64Array(grid.periods.count);
  const limitsOn = (offset: number) => baseLimits({ ...dossier.next, offset }, dossier.assumptions.offsetGrowth, grid);
  const isAboveFull = dossier.next.offset > compensation.fullOffset;
  const roomBase = isAboveFull ? new Float64Array(grid.periods.count) : compensationBase;
  const limits = limitsOn(isAboveFull ? dossier.next.offset : compensation.fullOffset);
  const roomLimits = limitsOn(compensation.fullOffset);
  const compensationUntil = ({ premiumMonthsInNext }: ProjectedParticipant): number =>
    Math.min(compensation.endMonth, premiumMonthsInNext);
  return {
    input,
    grid,
    steps,
    alternatives: alternatives.map((alternative) => ({
      name: alternative.name,
      measure: alternative.measure,
      rates: premiumRates(alternative.scale, steps),
      compensation: ageValues(alternative.compensation),
      modelCompensation: ageValues(alternative.modelCompensation ?? alternative.compensation),
      room: alternative.room,
    })),
    current,
    next,
    compensationBase,
    roomBase,
    compensationUntil,
    discounts: monthlyDiscounts(curve, length),
    project(person) {
      fillSalary(salary, person, raises, grid);
      current.project(person, salary);
      next.project(person, salary);
      const paid = periodsBefore(grid.periods, compensationUntil(person));
      fillPensionBase(compensationBase, salary, limits, person.participant, paid);
      if (isAboveFull) fillPensionBase(roomBase, salary, roomLimits, person.participant, paid);
    },
  };
}

/** Compensation as premium of a person beside an alternative: so many times a base per period, EUR a year. */
interface PaidCompensation {
  readonly rate: number;
  readonly base: Float64Array;
}

/**
 * Compensation as premium of the person projected last: rate x base, at most room x base on the full minimum offset (art. 38s
 * lid 2 Wet LB 1964). With one base for both that is the lower rate of it; below the room it is never reached, as the own base
 * is then the smaller one; only between the two there is a base of its own.
 */
export function paidCompensation(
  { grid, compensationBase, roomBase }: StatutoryProjection,
  { compensation, modelCompensation, room }: AlternativeRates,
  { ageAtStart, isModelPerson }: ProjectedParticipant,
): PaidCompensation {
  const rates = isModelPerson === true ? modelCompensation : compensation;
  const rate = rates[wholeYears(ageAtStart + grid.transition)]!;
  if (rate <= room) return { rate, base: compensationBase };
  if (roomBase === compensationBase) return { rate: room, base: compensationBase };
  const paid = (own: number, period: number): number => Math.min(rate * own, room * roomBase[period]!);
  return { rate: 1, base: compensationBase.map(paid) };
}
