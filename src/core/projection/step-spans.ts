import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedByAge } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { sumBeforePension, sumOf } from '#core/projection/running-sums.ts';
import type { StepOfMonth } from '#core/projection/step-of-month.ts';

/**
 * The months T <= m < N' of the new scheme in spans of one period and one step of the scale: in a span the pension base is
 * level and one rate holds. Columns with one element per span, in the order of the months.
 */
export interface StepSpans {
  readonly period: Int32Array;
  readonly step: Uint8Array;
  /** First month, and the month after the last one. */
  readonly from: Int32Array;
  readonly until: Int32Array;
}

/** An amount per 1.00 of rate in each step is a sum over spans of the pension base times these weights. */
export type SpanWeights = Float64Array;

/** The spans of each age. */
export function stepSpans(grid: TimeGrid, stepAt: StepOfMonth): (projected: ProjectedParticipant) => StepSpans {
  const { ofMonth } = grid.periods;
  return sharedByAge(({ ageAtStart, premiumMonthsInNext }) => {
    const [period, step, from]: [number[], number[], number[]] = [[], [], []];
    let lastPeriod = -1;
    let lastStep = -1;
    for (let month = grid.transition; month < premiumMonthsInNext; month++) {
      const inPeriod = ofMonth[month]!;
      const inStep = stepAt(ageAtStart, month);
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
export function accumulatedSpans({ from, until }: StepSpans, sums: Float64Array, monthsToPension: number): SpanWeights {
  const weights = new Float64Array(from.length);
  for (let span = 0; span < weights.length; span++) {
    weights[span] = sumBeforePension(sums, monthsToPension, from[span]!, until[span]!);
  }
  return weights;
}

/** The same with the sum of d(m-T), from the running sums of d. */
export function discountedSpans({ from, until }: StepSpans, sums: Float64Array, transition: number): SpanWeights {
  const weights = new Float64Array(from.length);
  for (let span = 0; span < weights.length; span++) {
    weights[span] = sumOf(sums, from[span]! - transition, until[span]! - transition);
  }
  return weights;
}

/** Adds to `perRate` so many times the amount per 1.00 of rate in each step, at these pension bases per period. */
export function addSpans(
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
