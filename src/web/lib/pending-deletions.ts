import { useSyncExternalStore } from 'react';

/** How long somebody may think better of a deletion before it is sent. */
export const thinkingMilliseconds = 10_000;

/** A deletion that somebody said yes to, and that was not sent yet. */
export interface PendingDeletion {
  /** Settles when it was undone or sent. */
  readonly over: Promise<void>;
  readonly undo: () => void;
  readonly sendNow: () => void;
  /** Stops the clock for those who are about to undo it, until `goOn`. */
  readonly hold: () => void;
  readonly goOn: () => void;
}

/** Sends the deletion, deals with its answer, and never fails; `isLeaving`: the page goes. */
type Send = (isLeaving: boolean) => Promise<void>;

const leaving = new Set<() => void>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

function hide(ids: Iterable<string>): void {
  hidden = new Set(ids);
  for (const listener of listeners) listener();
}

/** Hides what has this id, and sends its deletion after a while; it stays hidden until the answer is dealt with. */
export function deleteLater(id: string, send: Send): PendingDeletion {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const show = () => hide([...hidden].filter((other) => other !== id));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): boolean => {
    clearTimeout(timer);
    end();
    return leaving.delete(leave);
  };
  const go = (isLeaving: boolean) => {
    if (finish()) void send(isLeaving).finally(show);
  };
  const leave = () => go(true);
  const goOn = () => {
    clearTimeout(timer);
    if (leaving.has(leave)) timer = setTimeout(() => go(false), thinkingMilliseconds);
  };
  hide([...hidden, id]);
  leaving.add(leave);
  goOn();
  return {
    over,
    undo: () => {
      if (finish()) show();
    },
    sendNow: () => go(false),
    hold: () => clearTimeout(timer),
    goOn,
  };
}

/** Somebody who said yes and leaves the page has thought enough: nothing is kept that was to go. */
export function sendPendingDeletions(): void {
  for (const leave of leaving) leave();
}

/** Ids of what is on its way out, for lists to leave away. */
export const useHiddenIds = (): ReadonlySet<string> => useSyncExternalStore(onHiddenIds, hiddenIds);

export const hiddenIds = (): ReadonlySet<string> => hidden;

function onHiddenIds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
