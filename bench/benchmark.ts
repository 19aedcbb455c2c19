/** One thing that is measured against a floor: work that no implementation can avoid, done in the same process. */
export interface Benchmark {
  readonly name: string;
  /** What `size` counts. */
  readonly unit: string;
  readonly sizes: readonly number[];
  /** Runs after one warm-up, of which the median counts. */
  readonly runs: (size: number) => number;
  /** Processor time of this process instead of time on the clock, per so many calls of work and floor. */
  readonly processorTimeOf?: number;
  /** What the floor does, for the reader of the table. */
  readonly floor: string;
  /** Makes what work and floor need; not measured. May leave a file in `folder` for `measured`. */
  readonly prepare?: (size: number, folder: string) => Promise<void>;
  /** What is measured, in a process of its own. */
  readonly measured: (size: number, folder: string) => Promise<Measured>;
}

export interface Measured {
  readonly work: () => unknown;
  readonly floor: () => unknown;
  /** Ends what was started for it. */
  readonly end?: () => Promise<void>;
}

export interface Measurement {
  readonly work: number;
  readonly floor: number;
  /** Highest resident memory of the measuring process, bytes. */
  readonly memory: number;
}
