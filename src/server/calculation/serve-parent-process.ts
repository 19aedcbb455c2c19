import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromChild } from '#server/calculation/child-messages.ts';
import { stackFrames } from '#server/calculation/stack-frames.ts';

type Work<Job> = (job: Job, onProgress: (progress: unknown) => void) => Promise<unknown>;

/**
 * The child's side of `runInChild`: starts the watchdog, asks for the one job, does it and sends the answer.
 * The parent's process id comes as an argument: reading it here loses the race with a parent that dies at once.
 */
export async function serveParentProcess<Job>(work: Work<Job>): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  process.once('message', (job) => void answer(work, job as Job));
  await watchdog(Number(process.argv[2]), Number(process.argv[3]));
  tell({ kind: 'ready' });
}

async function watchdog(parentId: number, memoryInBytes: number): Promise<void> {
  const thread = new Worker(new URL('./memory-watchdog.ts', import.meta.url), {
    workerData: { parentId, memoryInBytes },
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  await once(thread, 'message');
  thread.unref();
}

async function answer<Job>(work: Work<Job>, job: Job): Promise<void> {
  try {
    tell({ kind: 'answer', answer: await work(job, (progress) => tell({ kind: 'progress', progress })) });
  } catch (error) {
    tell({ kind: 'fault', where: whereOf(error) });
  }
}

/** Kind and place of a fault. */
function whereOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${stackFrames(error.stack ?? '')}` : 'unknown error';
}

function tell(message: FromChild): void {
  process.send?.(message);
}
