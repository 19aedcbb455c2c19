import type { Metrics } from '#server/platform/watching/metrics.ts';
import type { Traces } from '#server/platform/watching/traces.ts';

/** What a process counts and traces of what it does, and where its disk is. */
export interface WatchedWork {
  /** Null: nobody collects them. */
  readonly metrics: Metrics | null;
  readonly traces: Traces;
  /** Folder on the disk that fills up first. */
  readonly diskFolder: string;
}

/** Measures attempts to calculate: how long each took and how it ended. Passes on what it gives or throws. */
export function watchedWork<Arguments extends readonly unknown[], Result>(
  { metrics, traces }: Pick<WatchedWork, 'metrics' | 'traces'>,
  kind: 'dossier' | 'variant',
  work: (...given: Arguments) => Promise<Result>,
  outcomeOf: (result: Result) => string,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    const began = performance.now();
    const ended = (outcome: string) => {
      const milliseconds = performance.now() - began;
      metrics?.calculations.observe({ kind, outcome }, milliseconds / 1000);
      const isFault = outcome === 'failed';
      traces.record({ name: `calculate ${kind}`, milliseconds, isFault, attributes: { 'evenwicht.outcome': outcome } });
    };
    try {
      const result = await work(...given);
      ended(outcomeOf(result));
      return result;
    } catch (fault) {
      ended(reasonOf(fault) === 'cancelled' ? 'cancelled' : 'failed');
      throw fault;
    }
  };
}

/** Why a calculation ended without an answer, where it says so. */
const reasonOf = (fault: unknown): unknown => (fault as { readonly reason?: unknown }).reason;
