import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedByAge } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { StepOfMonth } from '#core/projection/step-of-month.ts';

/**
 * The months T <= m < N of the new scheme in spans of one period and one step of the scale: in a span the pension base is
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
  return sharedByAge(({ ageAtStart, monthsInNext }) => {
    const [period, step, from]: [number[], number[], number[]] = [[], [], []];
    for (let month = grid.transition; month < monthsInNext; month++) {
      const [inPeriod, inStep] = [ofMonth[month]!, stepAt(ageAtStart, month)];
      if (inPeriod === period.at(-1) && inStep === step.at(-1)) continue;
      period.push(inPeriod);
      step.push(inStep);
      from.push(month);
    }
    return {
      period: Int32Array.from(period),
      step: Uint8Array.from(step),
      from: Int32Array.from(from),
      until: Int32Array.from([...from.slice(1), monthsInNext]),
    };
  });
}

/** Weighs each span by what its months weigh together. */
export const spanWeights = (
  { from, until }: StepSpans,
  weightOf: (from: number, until: number) => number,
): SpanWeights => Float64Array.from(from, (first, span) => weightOf(first, until[span]!));

/** Adds to `perRate` the amount per 1.00 of rate in each step, at these pension bases per period. */
export function addSpans(
  perRate: Float64Array,
  { period, step }: StepSpans,
  weights: SpanWeights,
  base: Float64Array,
): void {
  for (let span = 0; span < weights.length; span++) perRate[step[span]!]! += weights[span]! * base[period[span]!]!;
}
