import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { Mixes } from '#core/statutory/mixes.ts';
import { nothingPaid, type PlannedPot, type Pot, potsInPieces } from '#core/statutory/pot-pieces.ts';
import type { Product } from '#core/projection/accumulation.ts';
import { currentProduct, nextProduct } from '#core/projection/products.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';

/** The pots of somebody, whom everybody of the same age in months shares them with. */
export interface Pots {
  /** The current scheme going on, to its own pension date; null in average pay. Marks are premium rates. */
  readonly unchanged: Pot | null;
  /** What was there in month 0 and came in before the transition, to the new pension date; null in average pay. */
  readonly carried: Pot | null;
  /** Premiums from the transition on. Marks are `stepOfMark` and `isCompensated`. */
  readonly next: Pot;
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
export function potsOf(projection: StatutoryProjection, { at }: Mixes): (person: ProjectedParticipant) => Pots {
  const { grid, input, current } = projection;
  const { dossier } = input;
  const mixesOf = ({ lifecycle, investmentCost }: Product) => at(lifecycle, investmentCost);
  const ofNext = mixesOf(nextProduct(dossier));
  const ofCurrent = mixesOf(currentProduct(dossier));
  const staysBehind = !isAveragePay(dossier) && dossier.current.product.existingCapital === 'stays';
  const ofExisting = staysBehind ? ofCurrent : ofNext;
  const nextMark = nextMarks(projection);
  return (person) => {
    const { monthsInCurrent, monthsInNext } = person;
    const toNext: PlannedPot = { mixes: mixesUntil(monthsInNext, () => ofNext), markOf: nextMark(person) };
    if (isAveragePay(dossier)) return { unchanged: null, carried: null, next: potsInPieces(grid, [toNext])[0]! };
    const rates = current.premiumRates(person);
    const [unchanged, carried, next] = potsInPieces(grid, [
      { mixes: mixesUntil(monthsInCurrent, () => ofCurrent), markOf: (month) => rates[month] ?? nothingPaid },
      {
        mixes: mixesUntil(monthsInNext, (month) => (month < grid.transition ? ofCurrent : ofExisting)),
        markOf: (month) => (month < grid.transition ? rates[month]! : nothingPaid),
      },
      toNext,
    ]);
    return { unchanged: unchanged!, carried: carried!, next: next! };
  };
}

/** The mix of each month until a pension date, of the lifecycle that counts in it. */
const mixesUntil = (end: number, lifecycleIn: (month: number) => (yearsLeft: number) => number): Int32Array =>
  Int32Array.from({ length: end }, (_, month) => lifecycleIn(month)(Math.floor((end - month - 1) / 12)));

/** Marks of the premiums of the new scheme. */
function nextMarks({
  next,
  compensationUntil,
}: StatutoryProjection): (person: ProjectedParticipant) => (month: number) => number {
  return (person) => {
    const { from, until, step } = next.spans(person);
    const steps = new Int32Array(person.monthsInNext).fill(nothingPaid);
    for (let span = 0; span < from.length; span++) steps.fill(step[span]!, from[span], until[span]);
    const compensatedUntil = compensationUntil(person);
    return (month) =>
      steps[month] === nothingPaid ? nothingPaid : 2 * steps[month]! + Number(month < compensatedUntil);
  };
}
