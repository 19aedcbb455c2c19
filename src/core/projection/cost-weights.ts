import { wholeYears } from '#core/calendar/age.ts';
import type { Assumptions } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { inServiceByYear } from '#core/projection/in-service.ts';
import { runningSums } from '#core/projection/running-sums.ts';
import { ageValues } from '#core/scheme/age-values.ts';

/** What weighs the cost of a month: the probability of being in service, and the value at T of EUR 1 in it. */
export interface CostWeights {
  readonly transition: number;
  /** Probability of being in service in each year since T, by whole age at T. */
  readonly inServiceFrom: (ageAtTransition: number) => Float64Array;
  /** v_d^(i/12) for i months since T, and the running sums. */
  readonly discount: Float64Array;
  readonly discountSums: Float64Array;
}

/** Whole age at T: by it people leave. */
export const ageAtTransition = (
  { ageAtStart }: Pick<ProjectedParticipant, 'ageAtStart'>,
  { transition }: Pick<TimeGrid, 'transition'>,
): number => wholeYears(ageAtStart + transition);

/** v_d^(i/12) with v_d = 1 / (1 + discount rate), for i = 0 up to `months`. */
export function discountFactors(discountRate: number, months: number): Float64Array {
  return Float64Array.from({ length: months }, (_, month) => (1 + discountRate) ** (-month / 12));
}

/** The weights under these assumptions. */
export function costWeights(
  { exits, discountRate }: Pick<Assumptions, 'exits' | 'discountRate'>,
  { transition, length }: TimeGrid,
): CostWeights {
  const exitByAge = ageValues(exits);
  const discount = discountFactors(discountRate, length);
  return {
    transition,
    inServiceFrom: sharedBy(
      (age: number) => age,
      (age) => inServiceByYear(age, exitByAge),
    ),
    discount,
    discountSums: runningSums(discount),
  };
}
