const windowInMilliseconds = 15 * 60_000;
const rememberedMaximum = 10_000;

/** Says whether something may be done and written down once more: so often in a quarter of an hour for each key, and in all. */
export type NoteLimit = (key: string) => boolean;

/**
 * Keeps the log from being filled by who tries again and again: the first times tell what goes on. Kept by each process
 * for itself; what is remembered is dropped with its quarter of an hour.
 */
export function noteLimit(
  most: { readonly each: number; readonly all?: number },
  clock: () => number = Date.now,
): NoteLimit {
  let until = 0;
  let all = 0;
  let counts = new Map<string, number>();
  return (key) => {
    if (clock() >= until) {
      until = clock() + windowInMilliseconds;
      all = 0;
      counts = new Map();
    }
    const count = counts.get(key) ?? 0;
    if (count >= most.each || all >= (most.all ?? Infinity) || (count === 0 && counts.size >= rememberedMaximum))
      return false;
    counts.set(key, count + 1);
    all += 1;
    return true;
  };
}
