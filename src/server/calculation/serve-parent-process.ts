import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Ask, type FromChild, jobWaits, type ParentReply } from '#server/calculation/child-messages.ts';
import { stackFrames } from '#server/calculation/stack-frames.ts';

type Work<Job> = (job: Job, onProgress: (progress: unknown) => void, ask: Ask) => Promise<unknown>;

/**
 * The child's side of `ServingChild`: starts the watchdog, gets ready unless a job waits for it already, does the jobs that
 * come, one at a time, and sends the answers. The parent's process id comes as an argument: reading it here loses the race
 * with a parent that dies at once.
 */
export async function serveParentProcess<Job>(
  work: Work<Job>,
  getReady: () => Promise<void> = async () => {},
): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  process.on('message', (message) => {
    if (isReply(message)) takeReply(message);
    else void answer(work, message as Job);
  });
  await watchdog(Number(process.argv[2]), Number(process.argv[3]));
  if (process.argv[4] !== jobWaits) await getReady();
  forget();
  tell({ kind: 'ready' });
}

/** In the program as it is built this stands in one file, with the thread's beside it. */
const watchdogFile = new URL(`./memory-watchdog${extname(import.meta.url)}`, import.meta.url);

async function watchdog(parentId: number, memoryInBytes: number): Promise<void> {
  const thread = new Worker(watchdogFile, {
    workerData: { parentId, memoryInBytes },
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  await once(thread, 'message');
  thread.unref();
}

async function answer<Job>(work: Work<Job>, job: Job): Promise<void> {
  try {
    const given = await work(job, (progress) => tell({ kind: 'progress', progress }), ask);
    // Once it is on its way nobody waits for this process.
    process.send?.({ kind: 'answer', answer: given } satisfies FromChild, undefined, {}, forget);
  } catch (error) {
    tell({ kind: 'fault', where: whereOf(error) });
  }
}

/** Who waits for which reply. */
const waiting = new Map<number, (reply: unknown) => void>();
let questions = 0;

const ask: Ask = (question) =>
  new Promise((resolve) => {
    questions += 1;
    waiting.set(questions, resolve);
    tell({ kind: 'question', number: questions, question });
  });

const isReply = (message: unknown): message is ParentReply =>
  typeof message === 'object' && message !== null && 'replyTo' in message;

function takeReply({ replyTo, reply }: ParentReply): void {
  waiting.get(replyTo)?.(reply);
  waiting.delete(replyTo);
}

/**
 * Throws away what the last job left. The engine keeps the text of the last match of a regular expression: a match of
 * something else takes its place.
 */
function forget(): void {
  /./.test('.');
  setImmediate(() => globalThis.gc?.());
}

/** Kind and place of a fault. */
function whereOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${stackFrames(error.stack ?? '')}` : 'unknown error';
}

function tell(message: FromChild): void {
  process.send?.(message);
}
