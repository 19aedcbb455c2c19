import { isAveragePay } from '#core/scheme-kind.ts';
import type { PotPieces } from '#core/statutory-effects/expectation/pot-pieces.ts';
import { isCompensated, type Pots } from '#core/statutory-effects/expectation/pots.ts';
import { nothingPaid } from '#core/statutory-effects/expectation/pot-pieces.ts';
import { rightsWeights } from '#core/projection/accrued-rights.ts';
import { weightedAmount } from '#core/projection/period-weights.ts';
import type { StatutoryPerson } from '#core/statutory-effects/statutory-people.ts';
import { paidCompensation, type StatutoryProjection } from '#core/statutory-effects/statutory-projection.ts';

/** What a person pays in, per piece of the pots, and has already: EUR. None of it depends on a scenario. */
export interface PersonPayments {
  readonly person: StatutoryPerson;
  readonly capital: number;
  /** Invested premium of a month of each piece: of the current scheme as it goes on, and of the months before the transition. */
  readonly unchanged: Float64Array;
  readonly carried: Float64Array;
  /** Invested pension base of a month of each piece, to be multiplied with a premium rate. */
  readonly next: Float64Array;
  /** The same of the bases of compensation: the usual one, and one for each alternative beside which its room is in the way. */
  readonly compensation: readonly Float64Array[];
  /** Beside each alternative which of them counts, and how many times. */
  readonly compensated: readonly { readonly base: number; readonly rate: number }[];
  /** Guaranteed pension at the current pension date when the scheme goes on, and when it ends at the transition, EUR a year. */
  readonly rights: number;
  readonly carriedRights: number;
}

/** Payments of one person after another; each is projected. */
export function personPayments(
  projection: StatutoryProjection,
): (person: StatutoryPerson, pots: Pots) => PersonPayments {
  const { input, current, next, compensationBase, alternatives } = projection;
  const { dossier } = input;
  const invested = (1 - dossier.next.entryCost) / 12;
  const currentlyInvested = dossier.current.kind === 'premium' ? (1 - dossier.current.entryCost) / 12 : 0;
  const rightsOf = guaranteedRights(projection);
  return (person, pots) => {
    projection.project(person);
    const premiums = (pieces: PotPieces | null): Float64Array =>
      amounts(pieces, (period, rate) => currentlyInvested * rate * current.base[period]!);
    const paid = alternatives.map((one) => paidCompensation(projection, one, person));
    const bases = Array.from(new Set([compensationBase, ...paid.map(({ base }) => base)]));
    return {
      person,
      capital: person.participant.capital,
      unchanged: premiums(pots.unchanged),
      carried: premiums(pots.carried),
      next: amounts(pots.next, (period) => invested * next.base[period]!),
      compensation: bases.map((base) =>
        amounts(pots.next, (period, mark) => (isCompensated(mark) ? invested * base[period]! : 0)),
      ),
      compensated: paid.map(({ rate, base }) => ({ rate, base: bases.indexOf(base) })),
      ...rightsOf(person),
    };
  };
}

/** An amount per piece in which something is paid. */
function amounts(pieces: PotPieces | null, amount: (period: number, mark: number) => number): Float64Array {
  if (pieces === null) return new Float64Array();
  return Float64Array.from(pieces.mark, (mark, piece) =>
    mark === nothingPaid ? 0 : amount(pieces.period[piece]!, mark),
  );
}

/**
 * Guaranteed pension at the current pension date of the person projected last: accrued until the end of accrual, or until the
 * transition, with the indexation of those in the scheme, and from then on with that of who left.
 */
function guaranteedRights({
  input: { dossier },
  grid,
  current: scheme,
}: StatutoryProjection): (person: StatutoryPerson) => Pick<PersonPayments, 'rights' | 'carriedRights'> {
  if (!isAveragePay(dossier)) return () => ({ rights: 0, carriedRights: 0 });
  const { accrualRate, activeIndexation, inactiveIndexation } = dossier.current;
  return ({ participant, paying, monthsInCurrent }) => {
    const until = (month: number): number => {
      const weights = rightsWeights({ accrualRate, indexation: activeIndexation }, grid, month);
      const januaries = grid.januaries[monthsInCurrent]! - grid.januaries[month]!;
      return weightedAmount(weights, participant.accruedPension, scheme.base) * (1 + inactiveIndexation) ** januaries;
    };
    return { rights: until(paying.monthsInCurrent), carriedRights: until(grid.transition) };
  };
}
