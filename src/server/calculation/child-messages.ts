/** What a child process sends to its parent. */
export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'fault'; readonly where: string };

/** What a child process may use. */
export interface ChildLimits {
  /** Resident memory of the whole process. */
  readonly memoryInBytes: number;
  readonly timeInMilliseconds: number;
}

/** File descriptor on which the watchdog writes why it ends the process. */
export const watchdogChannel = 4;
export const memoryExceeded = 'memory';
