/** Works a value out once for all who have the same key: participants of one age in months share every date and weight. */
export function sharedBy<P, T>(keyOf: (projected: P) => unknown, valueOf: (projected: P) => T): (projected: P) => T {
  const known = new Map<unknown, T>();
  return (projected) => {
    const key = keyOf(projected);
    const old = known.get(key);
    if (old !== undefined) return old;
    const fresh = valueOf(projected);
    known.set(key, fresh);
    return fresh;
  };
}

/** What decides the weights of somebody: the age in months, and which of the premiums of the current scheme is theirs. */
interface Aged {
  readonly ageAtStart: number;
  readonly hasFlatNow: boolean;
}

/** One number for each age in months, and another for those of that age who have the flat premium now. */
export const ageKey = ({ ageAtStart, hasFlatNow }: Aged): number => (hasFlatNow ? ageAtStart + 0.5 : ageAtStart);

/** Who has the same age in months, and the same of the premiums of the current scheme, shares a value. */
export const sharedByAge = <P extends Aged, T>(valueOf: (projected: P) => T) => sharedBy<P, T>(ageKey, valueOf);

/** A table that was seen before gives what was worked out for it; so does none, where that is one of them. */
export const sharedByTable = <T, Table extends Float64Array | null = Float64Array>(
  valueOf: (table: Table) => T,
): ((table: Table) => T) => sharedBy<Table, T>((table) => table, valueOf);
