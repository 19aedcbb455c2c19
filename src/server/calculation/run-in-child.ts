import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CalculationEndedError, type EndReason } from '#server/calculation/calculation-ended.ts';
import {
  memoryExceeded,
  watchdogChannel,
  type ChildLimits,
  type FromChild,
} from '#server/calculation/child-messages.ts';
import { stackFrames } from '#server/calculation/stack-frames.ts';

export interface ChildOptions {
  readonly limits: ChildLimits;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
}

/**
 * Does one job in a process of its own, started from `entry` (a module that calls `serveParentProcess`), and gives its
 * answer. Whatever the job does - loop, take memory, crash - costs that process only. When this promise settles the
 * process is gone. Rejects with `CalculationEndedError`.
 */
export async function runInChild(entry: URL, job: unknown, options: ChildOptions): Promise<unknown> {
  if (options.signal?.aborted === true) throw new CalculationEndedError('cancelled');
  const child = startedChild(entry, options.limits);
  return new Promise((resolve, reject) => {
    if (child.pid === undefined)
      child.once('error', ({ message }) => reject(new CalculationEndedError('crash', message)));
    else follow(child, job, options, resolve, reject);
  });
}

/** Folders that a child may read: the program, never the data folder. The rest of the disk is closed to it. */
const readable = ['../..', '../../../node_modules', '../../../package.json'].map((path) =>
  realpathSync(fileURLToPath(new URL(path, import.meta.url))),
);

function startedChild(entry: URL, limits: ChildLimits): ChildProcess {
  const heapInMegabytes = Math.floor((limits.memoryInBytes * 0.75) / 2 ** 20);
  const folders = [...readable, fileURLToPath(new URL('.', entry))];
  return fork(fileURLToPath(entry), [String(process.pid), String(limits.memoryInBytes)], {
    execArgv: [
      `--max-old-space-size=${heapInMegabytes}`,
      '--permission',
      '--allow-worker',
      ...folders.map((path) => `--allow-fs-read=${path}`),
    ],
    // Nothing of the server's environment: no address of the database, no key.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  });
}

function follow(
  child: ChildProcess,
  job: unknown,
  { limits, signal, onProgress }: ChildOptions,
  resolve: (answer: unknown) => void,
  reject: (error: Error) => void,
): void {
  let outcome: { answer: unknown } | { error: CalculationEndedError } | null = null;
  const end = (ending: typeof outcome) => {
    outcome ??= ending;
    child.kill('SIGKILL');
  };
  const endBecause = (reason: EndReason, detail: string | null = null) =>
    end({ error: new CalculationEndedError(reason, detail) });
  const cancel = () => endBecause('cancelled');
  const timer = setTimeout(() => endBecause('time'), limits.timeInMilliseconds);
  signal?.addEventListener('abort', cancel, { once: true });
  const lastWords = textTail(child, 2);
  const watchdogWord = textTail(child, watchdogChannel);

  child.on('message', (message: FromChild) => {
    // A child that died meanwhile is noticed by 'close'; a failed send adds nothing.
    if (message.kind === 'ready') child.send(job as object, () => {});
    else if (message.kind === 'progress') onProgress?.(message.progress);
    else if (message.kind === 'answer') end({ answer: message.answer });
    else endBecause('crash', message.where);
  });
  child.on('error', (error) => endBecause('crash', error.message));
  child.on('close', (code, killedBy) => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    const known = outcome ?? { error: endingOf(code, killedBy, watchdogWord(), lastWords()) };
    if ('answer' in known) resolve(known.answer);
    else reject(known.error);
  });
}

/** The last text that comes out of one of the child's channels; bounded, whatever the child writes. */
function textTail(child: ChildProcess, channel: number): () => string {
  let text = '';
  child.stdio[channel]?.on('data', (part: Buffer) => {
    text = (text + part.toString('latin1')).slice(-4096);
  });
  return () => text;
}

function endingOf(code: number | null, killedBy: string | null, watchdogWord: string, lastWords: string) {
  if (watchdogWord === memoryExceeded) return new CalculationEndedError('memory');
  if (lastWords.includes('out of memory')) return new CalculationEndedError('memory');
  return new CalculationEndedError('crash', `${killedBy ?? `exit code ${code}`} ${stackFrames(lastWords)}`.trim());
}
