import { createContext, useContext } from 'react';
import type { CurrentUser } from '#api/session.ts';

export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'signedIn'; readonly user: CurrentUser }
  | { readonly status: 'signedOut'; readonly because: SignedOutReason };

/** `ended`: the server no longer accepts a login that was in use; `elsewhere`: another tab signed out. */
export type SignedOutReason = 'ended' | 'elsewhere' | null;

export interface SessionControl {
  readonly session: Session;
  /** Fetches the person that belongs to a token and stores it as the login. Throws when that fails. */
  readonly signIn: (apiToken: string) => Promise<void>;
  /** Asks the server again who is signed in, and what is asked of them. */
  readonly confirm: () => void;
  /** Forgets the login in this browser. */
  readonly forget: () => void;
}

export const SessionContext = createContext<SessionControl | null>(null);

export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error('useSession needs a SessionProvider around it');
  return control;
}

/** The signed-in person; only for screens behind the sign-in. */
export function useCurrentUser(): CurrentUser {
  const { session } = useSession();
  if (session.status !== 'signedIn') throw new Error('useCurrentUser is for signed-in screens');
  return session.user;
}
