/** Bytes of an input from which a dossier is large, about 4,000 participants: it may take a minute, others a second. */
export const largeInput = 2 ** 18;

/**
 * Places of a process for large dossiers. There are fewer than it calculates at a time, so that a small one never waits
 * for large ones only.
 */
export class LargePlaces {
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Takes a place; gives how to leave it, or null when there is none. */
  take(): (() => void) | null {
    if (this.#free === 0) return null;
    this.#free--;
    let isTaken = true;
    return () => {
      if (isTaken) this.#free++;
      isTaken = false;
    };
  }
}
