type Listener = (token: string) => void;

/** A word about a login from whoever makes calls to the keeper of the session. */
function channel() {
  const listeners = new Set<Listener>();
  return {
    report: (token: string): void => {
      for (const listener of listeners) listener(token);
    },
    /** Returns the function that stops listening. */
    on: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server no longer accepts a token. */
export const { report: reportEndedLogin, on: onEndedLogin } = channel();

/** The server asks more of those who have a token than it did: a second factor. */
export const { report: reportChangedLogin, on: onChangedLogin } = channel();
