import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { ChildUse, JobOptions, ServingChild } from '#server/calculation/serving-child.ts';

export interface ChildPoolParts {
  /** Starts a child for a job that waits, or a spare, which gets ready by itself. */
  readonly start: (use: ChildUse) => ServingChild;
  /** Children that wait for a job. */
  readonly spares: number;
  /** After this many jobs a child makes room for a fresh one. */
  readonly jobsPerChild: number;
  /** How long a child that did a job waits for a next one before it makes room for a fresh one. */
  readonly restMilliseconds: number;
}

/**
 * Children that are ready before they are needed. One that answered may take the next job at once, because nothing of
 * one job reaches another (shown by its tests); one that failed, or has nothing to do after its job, is replaced.
 */
export class ChildPool {
  readonly #parts: ChildPoolParts;
  /** The last one is taken first: of those that did a job, the fewest stay in use. */
  readonly #waiting: ServingChild[] = [];
  readonly #rests = new Map<ServingChild, NodeJS.Timeout>();
  readonly #working = new Set<ServingChild>();
  #isClosed = false;

  constructor(parts: ChildPoolParts) {
    this.#parts = parts;
  }

  /** Starts the children that are missing. */
  prepare(): void {
    while (!this.#isClosed && this.#waiting.length + this.#working.size < this.#parts.spares)
      this.#waiting.unshift(this.#parts.start('spare'));
  }

  /** As `run` of a child. */
  async run(job: unknown, options: JobOptions): Promise<unknown> {
    if (options.signal?.aborted === true || this.#isClosed) throw new CalculationEndedError('cancelled');
    const child = this.#taken();
    this.#working.add(child);
    try {
      const answer = await child.run(job, options);
      this.#working.delete(child);
      this.#rest(child);
      return answer;
    } catch (error) {
      this.#working.delete(child);
      this.prepare();
      throw error;
    }
  }

  /** Ends all children. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#rests.values()) clearTimeout(timer);
    await Promise.all([...this.#waiting.splice(0), ...this.#working].map((child) => child.end()));
  }

  #taken(): ServingChild {
    for (let child = this.#waiting.pop(); child !== undefined; child = this.#waiting.pop()) {
      clearTimeout(this.#rests.get(child));
      this.#rests.delete(child);
      if (!child.isGone) return child;
    }
    return this.#parts.start('job');
  }

  #rest(child: ServingChild): void {
    const { jobsPerChild, spares, restMilliseconds } = this.#parts;
    const isSpent = child.jobs >= jobsPerChild || this.#waiting.length >= spares || this.#isClosed;
    if (isSpent) {
      void child.end();
      this.prepare();
      return;
    }
    this.#waiting.push(child);
    const replace = () => {
      this.#rests.delete(child);
      this.#waiting.splice(this.#waiting.indexOf(child), 1);
      void child.end();
      this.prepare();
    };
    this.#rests.set(child, setTimeout(replace, restMilliseconds).unref());
  }
}
