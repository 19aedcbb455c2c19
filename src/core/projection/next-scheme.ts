import { monthAfter } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { SteppedContribution } from '#core/dossier/employee-contribution.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedByAge, sharedByTable } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { riskByAge } from '#core/projection/risk-by-age.ts';
import { runningSums, sumBeforePension, sumOf } from '#core/projection/running-sums.ts';
import { type StepOfMonth, stepOfMonth } from '#core/projection/step-of-month.ts';
import { contributionRate } from '#core/scheme/cost-rates.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';

/**
 * The months T <= m < N' of the new scheme in spans of one period and one step of the scale: in a span the pension base is
 * level and one rate holds. Columns with one element per span, in the order of the months.
 */
interface StepSpans {
  readonly period: Int32Array;
  readonly step: Uint8Array;
  /** First month, and the month after the last one. */
  readonly from: Int32Array;
  readonly until: Int32Array;
}

/** An amount per 1.00 of rate in each step is a sum over spans of the pension base times these weights. */
type SpanWeights = Float64Array;

/** The spans of each age. */
function stepSpans(grid: TimeGrid, stepAt: StepOfMonth): (projected: ProjectedParticipant) => StepSpans {
  const { ofMonth } = grid.periods;
  return sharedByAge((projected) => {
    const { premiumMonthsInNext } = projected;
    const [period, step, from]: [number[], number[], number[]] = [[], [], []];
    let lastPeriod = -1;
    let lastStep = -1;
    for (let month = grid.transition; month < premiumMonthsInNext; month++) {
      const inPeriod = ofMonth[month]!;
      const inStep = stepAt(projected, month);
      if (inPeriod === lastPeriod && inStep === lastStep) continue;
      lastPeriod = inPeriod;
      lastStep = inStep;
      period.push(inPeriod);
      step.push(inStep);
      from.push(month);
    }
    return {
      period: new Int32Array(period),
      step: new Uint8Array(step),
      from: new Int32Array(from),
      until: new Int32Array([...from.slice(1), premiumMonthsInNext]),
    };
  });
}

/** Weighs each span by its months together: the sum of A(N-m), from the running sums of A. */
function accumulatedSpans({ from, until }: StepSpans, sums: Float64Array, monthsToPension: number): SpanWeights {
  const weights = new Float64Array(from.length);
  for (let span = 0; span < weights.length; span++) {
    weights[span] = sumBeforePension(sums, monthsToPension, from[span]!, until[span]!);
  }
  return weights;
}

/** The same with the sum of d(m-T), from the running sums of d. */
function discountedSpans({ from, until }: StepSpans, sums: Float64Array, transition: number): SpanWeights {
  const weights = new Float64Array(from.length);
  for (let span = 0; span < weights.length; span++) {
    weights[span] = sumOf(sums, from[span]! - transition, until[span]! - transition);
  }
  return weights;
}

/** Adds to `perRate` so many times the amount per 1.00 of rate in each step, at these pension bases per period. */
function addSpans(
  perRate: Float64Array,
  { period, step }: StepSpans,
  weights: SpanWeights,
  base: Float64Array,
  times: number,
): void {
  for (let span = 0; span < weights.length; span++) {
    perRate[step[span]!]! += times * weights[span]! * base[period[span]!]!;
  }
}

/** Adds an amount of the participant projected last to `perRate`: per 1.00 of premium rate in each step. */
type RateAdder = (perRate: Float64Array, projected: ProjectedParticipant) => void;

/** The rate of own contributions in each month since T, and what it is a part of. */
export interface MonthlyContribution {
  readonly basis: SteppedContribution['basis'];
  readonly sinceTransition: Float64Array;
}

/** The new scheme before its rates are known: one participant at a time, as with CurrentScheme. */
export interface NextScheme {
  /** PG per period of the participant projected last, EUR a year. */
  readonly base: Float64Array;
  /** Sums of the risk premium by age, a fraction of part-time salary. */
  readonly riskByAge: ReturnType<typeof riskByAge>;
  /** Which step of the scale holds when, by age. */
  readonly spans: (projected: ProjectedParticipant) => StepSpans;
  /** Own contributions that change over time; null where they keep one rate. */
  readonly steppedContribution: MonthlyContribution | null;
  project(projected: ProjectedParticipant, salary: Float64Array): void;
  /**
   * K_b: the pension per 1.00 of premium rate in step b over months T <= m < N': the sum of PG(m)/12 x A(N-m) over the
   * months that are in step b, times the invested part of a premium, turned into pension a year in today's money.
   */
  sensitivities(basis: PensionBasis): RateAdder;
  /** Value at T of the premiums: the sum over T <= m < N' of PG(m)/12 x d(m-T) in step b, EUR; not weighted with being in service. */
  premiumValue(discounts: Float64Array): RateAdder;
}

/** The new premium scheme with premiums in the given steps. */
export function nextScheme({ next, assumptions }: DossierInput, steps: PremiumSteps, grid: TimeGrid): NextScheme {
  const base = new Float64Array(grid.periods.count);
  const limits = baseLimits(next, assumptions.offsetGrowth, grid);
  const spans = stepSpans(grid, stepOfMonth(steps, next.bracketAgeRule, grid));
  /** Returns are shared by bases with other prices, and so are the sums of what is accumulated. */
  const accumulated = sharedByTable((accumulation) => {
    const sums = runningSums(accumulation);
    return sharedByAge((projected: ProjectedParticipant) =>
      accumulatedSpans(spans(projected), sums, projected.monthsInNext),
    );
  });
  return {
    base,
    riskByAge: riskByAge(next.riskPremiumByAge, grid),
    spans,
    steppedContribution: monthlyContribution(next.employeeContribution, grid),
    project({ participant, premiumMonthsInNext }, salary) {
      fillPensionBase(base, salary, limits, participant, periodsBefore(grid.periods, premiumMonthsInNext));
    },
    sensitivities(basis) {
      const weights = accumulated(basis.accumulation);
      return (perRate, projected) => {
        const pensionPerPremium = ((1 - next.entryCost) * basis.perCapitalAtNewDate(projected)) / 12;
        addSpans(perRate, spans(projected), weights(projected), base, pensionPerPremium);
      };
    },
    premiumValue(discounts) {
      const sums = runningSums(discounts);
      const weights = sharedByAge((projected: ProjectedParticipant) =>
        discountedSpans(spans(projected), sums, grid.transition),
      );
      return (perRate, projected) => addSpans(perRate, spans(projected), weights(projected), base, 1 / 12);
    },
  };
}

function monthlyContribution(
  contribution: SteppedContribution,
  { start, transition, length }: TimeGrid,
): MonthlyContribution | null {
  const { basis, steps = [] } = contribution;
  if (steps.length === 0) return null;
  const sinceTransition = Float64Array.from({ length: Math.max(0, length - transition) }, (_, month) =>
    contributionRate(contribution, monthAfter(start, transition + month)),
  );
  return { basis, sinceTransition };
}
