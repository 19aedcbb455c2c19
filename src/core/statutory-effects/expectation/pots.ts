import { isAveragePay } from '#core/scheme-kind.ts';
import type { Mixes } from '#core/statutory-effects/expectation/growth-table.ts';
import { nothingPaid, type PotPieces, potPieces } from '#core/statutory-effects/expectation/pot-pieces.ts';
import type { StatutoryPerson } from '#core/statutory-effects/statutory-people.ts';
import type { StatutoryProjection } from '#core/statutory-effects/statutory-projection.ts';

/** The pots of somebody, whom everybody of the same age in months shares them with. */
export interface Pots {
  /** The current scheme going on, to its own pension date; null in average pay. Marks are premium rates. */
  readonly unchanged: PotPieces | null;
  /** What was there in month 0 and came in before the transition, to the new pension date; null in average pay. */
  readonly carried: PotPieces | null;
  /** Premiums from the transition on. Marks are `stepOfMark` and `isCompensated`. */
  readonly next: PotPieces;
}

/** The premium step of a mark of the new scheme. */
export const stepOfMark = (mark: number): number => mark >> 1;

/** Whether compensation is paid in months with a mark of the new scheme. */
export const isCompensated = (mark: number): boolean => (mark & 1) === 1;

/**
 * How everybody is invested: by lifecycle and full years to pension, floor((N - m - 1) / 12) in month m. Until the transition capital
 * is invested by the current scheme; from then on too where it stays, by the new one where it moves. Years to pension count to the date
 * at which a pot becomes pension.
 */
export function potsOf(projection: StatutoryProjection, { at }: Mixes): (person: StatutoryPerson) => Pots {
  const { grid, input, current, next, compensationUntil } = projection;
  const { dossier, terms } = input;
  const { lifecycle, investmentCost } = dossier.assumptions;
  const ofNext = at(lifecycle, investmentCost);
  const ofCurrent = at(terms.currentLifecycle ?? lifecycle, terms.currentInvestmentCost ?? investmentCost);
  const ofExisting = terms.existingCapital === 'stays' ? ofCurrent : ofNext;
  const yearsLeft = (end: number, month: number): number => Math.floor((end - month - 1) / 12);
  const stepsOf = (person: StatutoryPerson): Int32Array => {
    const { from, until, step } = next.spans(person.paying);
    const steps = new Int32Array(person.monthsInNext).fill(nothingPaid);
    for (let span = 0; span < from.length; span++) steps.fill(step[span]!, from[span], until[span]);
    return steps;
  };
  return (person) => {
    const { monthsInCurrent, monthsInNext, paying } = person;
    const steps = stepsOf(person);
    const compensatedUntil = compensationUntil(person);
    const nextPieces = potPieces(grid, {
      end: monthsInNext,
      mixOf: (month) => ofNext(yearsLeft(monthsInNext, month)),
      markOf: (month) =>
        steps[month] === nothingPaid ? nothingPaid : 2 * steps[month]! + Number(month < compensatedUntil),
    });
    if (isAveragePay(dossier)) return { unchanged: null, carried: null, next: nextPieces };
    const rates = current.premiumRates(paying);
    return {
      unchanged: potPieces(grid, {
        end: monthsInCurrent,
        mixOf: (month) => ofCurrent(yearsLeft(monthsInCurrent, month)),
        markOf: (month) => rates[month] ?? nothingPaid,
      }),
      carried: potPieces(grid, {
        end: monthsInNext,
        mixOf: (month) => (month < grid.transition ? ofCurrent : ofExisting)(yearsLeft(monthsInNext, month)),
        markOf: (month) => (month < grid.transition ? rates[month]! : nothingPaid),
      }),
      next: nextPieces,
    };
  };
}
