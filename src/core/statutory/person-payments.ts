import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { nothingPaid, type Pot } from '#core/statutory/pot-pieces.ts';
import { isCompensated, type Pots, stepOfMark } from '#core/statutory/pots.ts';
import { roundedRows } from '#core/statutory/growth-table.ts';
import { growthOfKeptRights } from '#core/projection/current-average-pay-scheme.ts';
import { rightsWeights } from '#core/projection/accrued-rights.ts';
import { weightedAmount } from '#core/projection/period-weights.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { paidCompensation, type StatutoryProjection } from '#core/statutory/statutory-projection.ts';

/**
 * What is paid in, per piece of the pots, and what is there already: EUR. None of it depends on a scenario. After the
 * pieces of a pot comes what is in it in month 0.
 */
export interface Payments {
  /** Invested premium of a month of each piece: of the current scheme as it goes on, and of the months before the transition. */
  readonly unchanged: Float64Array;
  readonly carried: Float64Array;
  /** Invested pension base of a month of each piece, times the rate of its step in each shape of a scale. */
  readonly perShape: readonly Float64Array[];
  /** Invested bases of compensation of a month of each piece: the usual one, and one for each alternative beside which its room is in the way. */
  readonly compensation: readonly Float64Array[];
  /** Beside each alternative which of them counts, and how many times: the same for everybody of an age. */
  readonly compensated: readonly { readonly base: number; readonly rate: number }[];
  /** Guaranteed pension at the current pension date when the scheme goes on, and when it ends at the transition, EUR a year. */
  readonly rights: number;
  readonly carriedRights: number;
}

/** Payments of one person after another; each is projected. */
export function personPayments(
  projection: StatutoryProjection,
  shapes: readonly Float64Array[],
): (person: ProjectedParticipant, pots: Pots) => Payments {
  const { input, current, next, compensationBase, alternatives } = projection;
  const { dossier } = input;
  const invested = (1 - dossier.next.entryCost) / 12;
  const currentlyInvested = dossier.current.kind === 'premium' ? (1 - dossier.current.entryCost) / 12 : 0;
  const rightsOf = guaranteedRights(projection);
  return (person, pots) => {
    projection.project(person);
    const { capital } = person.participant;
    const paid = alternatives.map((one) => paidCompensation(projection, one, person));
    const bases = Array.from(new Set([compensationBase, ...paid.map(({ base }) => base)]));
    const premiums = (pot: Pot | null): Float64Array =>
      amounts(pot, (period, rate) => currentlyInvested * rate * current.base[period]!, capital);
    return {
      unchanged: premiums(pots.unchanged),
      carried: premiums(pots.carried),
      perShape: shapes.map((shape) =>
        amounts(pots.next, (period, mark) => invested * next.base[period]! * shape[stepOfMark(mark)]!),
      ),
      compensation: bases.map((base) =>
        amounts(pots.next, (period, mark) => (isCompensated(mark) ? invested * base[period]! : 0)),
      ),
      compensated: paid.map(({ rate, base }) => ({ rate, base: bases.indexOf(base) })),
      ...rightsOf(person),
    };
  };
}

/** The payments of two together, who are of one age. */
export const sumOfPayments = (one: Payments, other: Payments): Payments => ({
  unchanged: sumOfAmounts(one.unchanged, other.unchanged),
  carried: sumOfAmounts(one.carried, other.carried),
  perShape: sumOfLists(one.perShape, other.perShape),
  compensation: sumOfLists(one.compensation, other.compensation),
  compensated: one.compensated,
  rights: one.rights + other.rights,
  carriedRights: one.carriedRights + other.carriedRights,
});

const sumOfLists = (one: readonly Float64Array[], other: readonly Float64Array[]): Float64Array[] =>
  one.map((list, place) => sumOfAmounts(list, other[place]!));

const sumOfAmounts = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((amount, piece) => amount + other[piece]!);

/** An amount per piece in which something is paid, and what is there in month 0. */
function amounts(pot: Pot | null, amount: (period: number, mark: number) => number, atStart = 0): Float64Array {
  if (pot === null) return new Float64Array();
  const { pieces, marks } = pot;
  const list = new Float64Array(roundedRows(pieces.count));
  for (let piece = 0; piece < pieces.count; piece++) {
    const mark = marks[piece]!;
    if (mark !== nothingPaid) list[piece] = amount(pieces.period[piece]!, mark);
  }
  list[pieces.count] = atStart;
  return list;
}

/**
 * Guaranteed pension at the current pension date of the person projected last: accrued until the end of accrual, or until the
 * transition, with the indexation of those in the scheme, and from then on with that of those who left, or where that of those in service
 * is unconditional with it up to the end of premium.
 */
function guaranteedRights({
  input: { dossier },
  grid,
  current: scheme,
}: StatutoryProjection): (person: ProjectedParticipant) => Pick<Payments, 'rights' | 'carriedRights'> {
  if (!isAveragePay(dossier)) return () => ({ rights: 0, carriedRights: 0 });
  const { accrualRate, activeIndexation, inactiveIndexation } = dossier.current;
  const keptGrowth = growthOfKeptRights(dossier.current, grid);
  return (person) => {
    const { participant, monthsInCurrent, premiumMonthsInCurrent } = person;
    const rightsAt = (month: number): number => {
      const weights = rightsWeights({ accrualRate, indexation: activeIndexation }, grid, month);
      return weightedAmount(weights, participant.accruedPension, scheme.base);
    };
    const januaries = grid.januaries[monthsInCurrent]! - grid.januaries[premiumMonthsInCurrent]!;
    return {
      rights: rightsAt(premiumMonthsInCurrent) * (1 + inactiveIndexation) ** januaries,
      carriedRights: rightsAt(grid.transition) * keptGrowth(person),
    };
  };
}
