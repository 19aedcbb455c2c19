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

/** Who has the same age in months shares a value. */
export const sharedByAge = <P extends { readonly ageAtStart: number }, T>(valueOf: (projected: P) => T) =>
  sharedBy<P, T>(({ ageAtStart }) => ageAtStart, valueOf);

/** A table that was seen before gives what was worked out for it; so does none, where that is one of them. */
export const sharedByTable = <T, Table extends Float64Array | null = Float64Array>(
  valueOf: (table: Table) => T,
): ((table: Table) => T) => sharedBy<Table, T>((table) => table, valueOf);
