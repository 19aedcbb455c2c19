export interface UnderWayLimits {
  /** At once under one key. */
  readonly ofKey: number;
  /** At once under all keys together. */
  readonly inTotal: number;
}

/** Counts work that is under way, so that nobody takes more than a share of what this process has. */
export class UnderWay {
  readonly #limits: UnderWayLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: UnderWayLimits) {
    this.#limits = limits;
  }

  /** Whether the process as a whole has no place left, whatever the key. */
  get isFull(): boolean {
    return this.#total >= this.#limits.inTotal;
  }

  /** Takes so many places and returns what gives them back, once however often it is called; null if too few are left. */
  enter(key: string, places = 1): (() => void) | null {
    const count = (this.#counts.get(key) ?? 0) + places;
    if (this.#total + places > this.#limits.inTotal || count > this.#limits.ofKey) return null;
    this.#counts.set(key, count);
    this.#total += places;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#leave(key, places);
    };
  }

  #leave(key: string, places: number): void {
    const count = (this.#counts.get(key) ?? 0) - places;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
    this.#total -= places;
  }
}
