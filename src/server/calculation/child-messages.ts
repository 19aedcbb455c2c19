/** What a child process sends to its parent. */
export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'question'; readonly number: number; readonly question: unknown }
  | { readonly kind: 'fault'; readonly where: string };

/** What its parent answers to a question of a child, which is how a child reads and writes: it has no right to files, and is given nothing to reach the database with. */
export interface ParentReply {
  readonly replyTo: number;
  readonly reply: unknown;
}

/** Asks the parent something in the middle of a job. */
export type Ask = (question: unknown) => Promise<unknown>;

/** What a child process may use. */
export interface ChildLimits {
  /** Resident memory of the whole process. */
  readonly memoryInBytes: number;
  readonly timeInMilliseconds: number;
}

/** File descriptor on which the watchdog writes why it ends the process. */
export const watchdogChannel = 4;
export const memoryExceeded = 'memory';

/** The word that tells a child that a job waits for it. */
export const jobWaits = 'job waits';
