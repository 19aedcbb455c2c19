type Listener = (token: string) => void;

const listeners = new Set<Listener>();

/** Lets the keeper of the session know that the server no longer accepts this token. */
export function reportEndedLogin(token: string): void {
  for (const listener of listeners) listener(token);
}

/** Returns the function that stops listening. */
export function onEndedLogin(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
