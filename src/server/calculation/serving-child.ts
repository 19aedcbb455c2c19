import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CalculationEndedError, type EndReason } from '#server/calculation/calculation-ended.ts';
import {
  type Ask,
  type ChildLimits,
  type FromChild,
  jobWaits,
  memoryExceeded,
  type ParentReply,
  watchdogChannel,
} from '#server/calculation/child-messages.ts';
import { stackFrames } from '#server/calculation/stack-frames.ts';

export interface JobOptions {
  readonly timeInMilliseconds: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
  /** Answers what the child asks in the middle of its job; a child that asks where nothing is answered ends. */
  readonly onQuestion?: Ask | undefined;
}

export type ChildUse = 'job' | 'spare';

/** The job that a child is doing. */
interface Task {
  readonly onProgress: ((progress: unknown) => void) | undefined;
  readonly onQuestion: Ask | undefined;
  /** Takes back the time limit and the cancelling. */
  readonly loosen: () => void;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A process of its own that does one job after another, started from `entry` (a module that calls
 * `serveParentProcess`). Whatever a job does - loop, take memory, crash - costs that process only: the first job that
 * does not end well is its last.
 */
export class ServingChild {
  readonly #child: ChildProcess;
  readonly #lastWords: () => string;
  readonly #watchdogWord: () => string;
  readonly #gone: Promise<void>;
  #task: Task | null = null;
  /** Not sent yet: the child still gets ready. */
  #waiting: { readonly job: unknown } | null = null;
  #isReady = false;
  #isGone = false;
  #ending: CalculationEndedError | null = null;
  #jobs = 0;

  /** For a job that waits for it, or else a spare, which gets ready for jobs to come: for one job that is no gain. */
  constructor(entry: URL, limits: ChildLimits, use: ChildUse = 'job') {
    const child = startedChild(entry, limits, use);
    this.#child = child;
    // One that never came to life has no channels, and does not close.
    const isAlive = child.pid !== undefined;
    const silence = () => '';
    this.#lastWords = isAlive ? textTail(child, 2) : silence;
    this.#watchdogWord = isAlive ? textTail(child, watchdogChannel) : silence;
    child.on('message', (message: FromChild) => this.#hear(message));
    this.#gone = new Promise((resolve) => {
      const leave = (ending: CalculationEndedError) => {
        this.#leave(ending);
        resolve();
      };
      child.on('error', ({ message }) => {
        this.#ending ??= new CalculationEndedError('crash', message);
        if (isAlive) child.kill('SIGKILL');
        else leave(this.#ending);
      });
      child.on('close', (code, killedBy) =>
        leave(this.#ending ?? endingOf(code, killedBy, this.#watchdogWord(), this.#lastWords())),
      );
    });
  }

  /** How many jobs it was given. */
  get jobs(): number {
    return this.#jobs;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Does a job and gives its answer; one at a time. Rejects with `CalculationEndedError`, and the process is gone. */
  run(job: unknown, { timeInMilliseconds, signal, onProgress, onQuestion }: JobOptions): Promise<unknown> {
    this.#jobs++;
    return new Promise((resolve, reject) => {
      const cancel = () => this.#endBecause('cancelled');
      const timer = setTimeout(() => this.#endBecause('time'), timeInMilliseconds);
      signal?.addEventListener('abort', cancel, { once: true });
      const loosen = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      this.#task = { onProgress, onQuestion, loosen, resolve, reject };
      if (signal?.aborted === true) cancel();
      else if (this.#isGone) this.#leave(this.#ending ?? new CalculationEndedError('crash'));
      else if (this.#isReady) this.#send(job);
      else this.#waiting = { job };
    });
  }

  /** Ends the process; resolves when it is gone. */
  end(): Promise<void> {
    this.#endBecause('cancelled');
    return this.#gone;
  }

  #hear(message: FromChild): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      if (this.#waiting !== null) this.#send(this.#waiting.job);
      this.#waiting = null;
    } else if (message.kind === 'progress') this.#task?.onProgress?.(message.progress);
    else if (message.kind === 'question') void this.#reply(message.number, message.question);
    else if (message.kind === 'answer') this.#answered(message.answer);
    else this.#endBecause('crash', message.where);
  }

  /** What cannot be answered ends the child: it would wait for ever. */
  async #reply(number: number, question: unknown): Promise<void> {
    try {
      const onQuestion = this.#task?.onQuestion;
      if (onQuestion === undefined) throw new RangeError('nobody answers');
      const reply = await onQuestion(question);
      if (this.#isGone) return;
      this.#child.send({ replyTo: number, reply } satisfies ParentReply, () => {});
    } catch (error) {
      this.#endBecause('crash', `question not answered: ${(error as Error).name}`);
    }
  }

  #answered(answer: unknown): void {
    // Too late: it was cancelled meanwhile, and is on its way out.
    if (this.#ending !== null) return;
    const task = this.#task;
    this.#task = null;
    task?.loosen();
    task?.resolve(answer);
  }

  #send(job: unknown): void {
    // A child that died meanwhile is noticed by 'close'; a failed send adds nothing.
    this.#child.send(job as object, () => {});
  }

  #endBecause(reason: EndReason, detail: string | null = null): void {
    this.#ending ??= new CalculationEndedError(reason, detail);
    this.#child.kill('SIGKILL');
  }

  #leave(ending: CalculationEndedError): void {
    this.#isGone = true;
    const task = this.#task;
    this.#task = null;
    task?.loosen();
    task?.reject(ending);
  }
}

/** Folders that a child may read: the program, never the data folder. The rest of the disk is closed to it. */
const program = ['../..', '../../../node_modules', '../../../package.json'].map((path) =>
  realpathSync(fileURLToPath(new URL(path, import.meta.url))),
);

/** Half as many collections of what is young as with 8 MB, for some 6 MB more at the highest. */
const youngMegabytes = 16;

/**
 * Before the heap has grown to this nothing old is collected: a dossier of a few rows is then written in one go. Each
 * collection also throws away compiled code that the next dossier needs.
 */
const oldMegabytes = 128;

function startedChild(entry: URL, limits: ChildLimits, use: ChildUse): ChildProcess {
  const heapInMegabytes = Math.floor((limits.memoryInBytes * 0.75) / 2 ** 20);
  const folders = [...program, fileURLToPath(new URL('.', entry))];
  const words = [String(process.pid), String(limits.memoryInBytes), ...(use === 'job' ? [jobWaits] : [])];
  return fork(fileURLToPath(entry), words, {
    execArgv: [
      `--max-old-space-size=${heapInMegabytes}`,
      // From the start: it would shrink again after each answer.
      `--min-semi-space-size=${youngMegabytes}`,
      `--max-semi-space-size=${youngMegabytes}`,
      `--initial-old-space-size=${oldMegabytes}`,
      // After each answer all of it is thrown away.
      '--expose-gc',
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
