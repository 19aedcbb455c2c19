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
  /** How many of what is measured one call of work and of floor does; times are of one. One unless told. */
  readonly at?: number;
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
  /** What else was seen, once everything is measured: of processes that are not this one. */
  readonly remark?: () => string | Promise<string>;
  /** Ends what was started for it. */
  readonly end?: () => Promise<void>;
}

export interface Measurement {
  readonly work: number;
  readonly floor: number;
  /** Highest resident memory of the measuring process, bytes. */
  readonly memory: number;
  readonly remark: string;
}
