import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { FileDone } from '#server/platform/database/vault-keys.ts';

/** What a process counts of its own work since it started, beside what it measures of itself (memory, processor, delay). */
export interface Metrics {
  readonly registry: Registry;
  readonly calls: Histogram<'method' | 'route' | 'status'>;
  readonly calculations: Histogram<'kind' | 'outcome'>;
  readonly signIns: Counter<'outcome'>;
  readonly files: Counter<'outcome'>;
}

/** In seconds: a list takes milliseconds, an upload over a slow line a minute. */
const callBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** In seconds: from a small dossier to the time limit. */
const calculationBuckets = [0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1_200];

/** Each is there from the first look: an alarm on the first that would not open needs a number before it. */
function filesCounter(registers: Registry[]): Metrics['files'] {
  const files = new Counter({
    name: 'evenwicht_files_total',
    help: 'Files and results of dossiers and secrets of second factors that were encrypted (sealed), opened, or would not open (refused).',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sealed', 'opened', 'refused'] satisfies FileDone[]) files.inc({ outcome }, 0);
  return files;
}

export function processMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Histogram({
      name: 'evenwicht_call_seconds',
      help: 'Answered calls by route and status, and how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: callBuckets,
      registers,
    }),
    calculations: new Histogram({
      name: 'evenwicht_calculation_seconds',
      help: 'Attempts to calculate a dossier or a variant by outcome, and how long they took.',
      labelNames: ['kind', 'outcome'],
      buckets: calculationBuckets,
      registers,
    }),
    signIns: new Counter({
      name: 'evenwicht_sign_ins_total',
      help: 'Calls to sign in, by whether they were answered with what was asked for.',
      labelNames: ['outcome'],
      registers,
    }),
    files: filesCounter(registers),
  };
}
