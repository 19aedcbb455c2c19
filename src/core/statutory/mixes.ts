import type { LifecycleStep } from '#core/dossier/lifecycle.ts';

/** What a pot is invested in: the part in equity, the rest in bonds, and the yearly cost, fractions. */
export interface Mix {
  readonly equityWeight: number;
  readonly cost: number;
}

/** The mixes of a calculation, each once. */
export interface Mixes {
  readonly all: readonly Mix[];
  /** The place of the mix of a lifecycle with so many full years to pension: the row with the most years not above them. */
  readonly at: (lifecycle: readonly LifecycleStep[], cost: number) => (yearsLeft: number) => number;
}

/** Mixes that are found as they are asked for. */
export function mixes(): Mixes {
  const all: Mix[] = [];
  const placeOf = (mix: Mix): number => {
    const known = all.findIndex(({ equityWeight, cost }) => equityWeight === mix.equityWeight && cost === mix.cost);
    return known >= 0 ? known : all.push(mix) - 1;
  };
  return {
    all,
    at(lifecycle, cost) {
      const rows = lifecycle.toSorted((one, other) => one.yearsToPension - other.yearsToPension);
      const places = rows.map(({ equityWeight }) => placeOf({ equityWeight, cost }));
      const none = rows.length === 0 ? placeOf({ equityWeight: 0, cost }) : -1;
      return (yearsLeft) => {
        if (none >= 0) return none;
        return places[
          Math.max(
            0,
            rows.findLastIndex((row) => row.yearsToPension <= yearsLeft),
          )
        ]!;
      };
    },
  };
}
