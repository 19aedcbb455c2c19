import { annuityPrices, type AnnuityBasis } from '#core/annuity/annuity-price.ts';
import { type Couples, couples } from '#core/annuity/couples.ts';
import { meanSurvivalOverMonths } from '#core/annuity/survival.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { sharedBy, sharedByAge } from '#core/participant/shared-by.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';

/**
 * How capital becomes pension on one set of returns and one conversion interest. Pensions are level old-age pensions
 * with partner part pp, a year, from the new pension age, in today's money.
 */
export interface PensionBasis {
  /** A(k): growth of EUR 1 over the last k months before pension. */
  readonly accumulation: Float64Array;
  /** The same of what the current scheme invests in: that array itself where both invest in the same. */
  readonly currentAccumulation: Float64Array;
  /** Pension per EUR of capital at the pension date of the new scheme. */
  readonly perCapitalAtNewDate: (projected: ProjectedParticipant) => number;
  /** Pension per EUR of value at the pension date of the current scheme, restated to the new pension age. */
  readonly perCapitalAtCurrentDate: (projected: ProjectedParticipant) => number;
  /** Pension per EUR 1 yearly pension of the current scheme, in its own form and from its own date, so restated. */
  readonly perCurrentPension: (projected: ProjectedParticipant) => number;
}

/** The form of the current scheme's own pension: what its price (ownPrice) is of. */
export interface PensionForm {
  /** Partner pension as a fraction of the old-age pension. */
  readonly partnerFraction: number;
  /** Yearly indexation once in payment, a fraction. */
  readonly indexation: number;
}

/** The returns of a basis, summed up to pension. */
export type Accumulations = Pick<PensionBasis, 'accumulation' | 'currentAccumulation'>;

/** Inputs for a basis. */
interface PensionBasisInput extends Accumulations {
  readonly annuity: AnnuityBasis;
  /** On the mortality of that annuity; shared by bases with another interest. */
  readonly couples?: Couples;
  readonly priceInflation: number;
  /** Pension ages in months. */
  readonly currentPensionAge: number;
  readonly newPensionAge: number;
  readonly currentForm: PensionForm;
}

/** The basis, with prices worked out once per age in months. */
export function pensionBasis(input: PensionBasisInput, grid: TimeGrid): PensionBasis {
  const lives = input.couples ?? couples(input.annuity);
  const price = annuityPrices(input.annuity, lives);
  const atNewDate = (projected: ProjectedParticipant): number => {
    const year = calendarYear(grid, projected.monthsInNext);
    const deflator = (1 + input.priceInflation) ** (-projected.monthsInNext / 12);
    return deflator / price(wholeYears(input.newPensionAge), year).mean;
  };
  const restated = sharedBy(
    (year: number) => year,
    (year) => restatement(input, year),
  );
  const atCurrentDate = (projected: ProjectedParticipant): number =>
    atNewDate(projected) * restated(calendarYear(grid, Math.min(projected.monthsInCurrent, projected.monthsInNext)));
  const ownPrice = annuityPrices(ownBasis(input), lives);
  const ofCurrentPension = (projected: ProjectedParticipant): number => {
    const year = calendarYear(grid, projected.monthsInCurrent);
    return ownPrice(wholeYears(input.currentPensionAge), year).mean * atCurrentDate(projected);
  };
  return {
    accumulation: input.accumulation,
    currentAccumulation: input.currentAccumulation,
    perCapitalAtNewDate: sharedByAge(atNewDate),
    perCapitalAtCurrentDate: sharedByAge(atCurrentDate),
    perCurrentPension: sharedByAge(ofCurrentPension),
  };
}

/** Basis of ownPrice: the own partner part, and interest (1 + interest) / (1 + indexation in payment) - 1. */
const ownBasis = ({ annuity, currentForm }: PensionBasisInput): AnnuityBasis => ({
  ...annuity,
  partnerFraction: currentForm.partnerFraction,
  interest: (1 + annuity.interest) / (1 + currentForm.indexation) - 1,
});

/**
 * Value at the new pension age of EUR 1 at the current one: 1 / (v^d s) when it is d years later, v^d s when it is
 * earlier, with s the mean of the man's and the woman's survival between the two ages, from the calendar year of the first.
 */
function restatement({ newPensionAge, currentPensionAge, annuity }: PensionBasisInput, year: number): number {
  const months = newPensionAge - currentPensionAge;
  if (months === 0) return 1;
  const firstAge = wholeYears(Math.min(currentPensionAge, newPensionAge));
  const alive = meanSurvivalOverMonths(annuity, firstAge, year, Math.abs(months));
  const factor = (1 + annuity.interest) ** (-Math.abs(months) / 12) * alive;
  return months > 0 ? 1 / factor : factor;
}

const calendarYear = (grid: TimeGrid, month: number): number => grid.start.year + grid.januaries[month]!;
