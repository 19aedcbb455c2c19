export type ToastKind = 'error' | 'success';

/** Something that can be done about what a toast says; the toast stays until it is over. */
export interface ToastOffer {
  readonly label: string;
  readonly over: Promise<void>;
  readonly take: () => void;
}

/** Something to say in the bottom right. */
export interface ToastToSay {
  readonly kind: ToastKind;
  readonly title: string;
  readonly message: string;
  /** What the server said about it. */
  readonly detail: string | null;
  readonly offer?: ToastOffer;
}

const waiting: ToastToSay[] = [];
const listeners = new Set<() => void>();

/** Says something as soon as there is a place where it can be said. */
export function sayToast(toast: ToastToSay): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Calls the listener when something is to be said. Returns how to stop that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what waits, and from then on whatever comes. Returns how to stop that. */
export function sayWaitingToasts(say: (toast: ToastToSay) => void): () => void {
  const sayAll = () => {
    for (const toast of waiting.splice(0)) say(toast);
  };
  sayAll();
  return onToast(sayAll);
}
