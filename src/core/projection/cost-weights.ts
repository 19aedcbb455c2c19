import { wholeYears } from '#core/calendar/age.ts';
import type { Assumptions } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { runningSums } from '#core/projection/running-sums.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';

/**
 * The probability of still being in service in each year since T of those who had that whole age at T: the product over the years
 * before it of 1 - exit probability (uitstroom) at the whole age at the start of each of those years, as far as the table goes.
 */
export function inServiceByYear(ageAtTransition: number, exitByAge: Float64Array): Float64Array {
  const stays = new Float64Array(exitByAge.length - ageAtTransition);
  let weight = 1;
  for (let year = 0; year < stays.length; year++) {
    stays[year] = weight;
    weight *= 1 - exitByAge[ageAtTransition + year]!;
  }
  return stays;
}

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
