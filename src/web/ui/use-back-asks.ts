import { useEffect, useEffectEvent } from 'react';

interface HistoryState {
  /** The place to which Back leads from a window that would lose something: the page below it, as it is. */
  readonly isHeld?: true;
}

const stateNow = (): HistoryState | null => history.state as HistoryState | null;

/**
 * As long as something would be lost, the Back of the browser asks instead of leaving the page. The place that it leaves is a
 * second one of the same page, of which the router knows nothing.
 */
export function useBackAsks(wouldLose: boolean, ask: () => void): void {
  const onBack = useEffectEvent(ask);
  useEffect(() => {
    if (!wouldLose) return undefined;
    const hold = () => history.pushState({ ...stateNow(), isHeld: true } satisfies HistoryState, '');
    const stay = () => {
      hold();
      onBack();
    };
    hold();
    window.addEventListener('popstate', stay);
    return () => {
      window.removeEventListener('popstate', stay);
      // Later, because whoever closes the window may go to another page.
      setTimeout(() => stateNow()?.isHeld && history.back());
    };
  }, [wouldLose]);
}

/** Has the browser ask before its page is closed while something is being sent. */
export function useAskedWhenClosed(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}
