type Listener = (token: string) => void;

const listeners = new Set<Listener>();

/** Tells whoever keeps the session that the server no longer accepts this token. */
export function reportEndedLogin(token: string): void {
  for (const listener of listeners) listener(token);
}

/** Returns the function that stops listening. */
export function onEndedLogin(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
