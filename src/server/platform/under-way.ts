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

  /** Takes a place and returns what gives it back, once however often it is called; null if there is no place left. */
  enter(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (this.isFull || count >= this.#limits.ofKey) return null;
    this.#counts.set(key, count + 1);
    this.#total += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#leave(key);
    };
  }

  #leave(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
    this.#total -= 1;
  }
}
