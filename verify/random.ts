/** Choices that are the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  part(): number;
  /** A whole number, both included. */
  whole(from: number, to: number): number;
  one<T>(of: readonly T[]): T;
  shuffled<T>(of: readonly T[]): T[];
}

/** The generator of Lehmer, with the multiplier of MINSTD. */
export function randomFrom(seed: number): Random {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  const part = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const whole = (from: number, to: number) => from + Math.floor(part() * (to - from + 1));
  const one = <T>(of: readonly T[]): T => {
    const chosen = of[whole(0, of.length - 1)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
  const shuffled = <T>(of: readonly T[]): T[] =>
    of
      .map((item) => ({ item, order: part() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { part, whole, one, shuffled };
}
