import { useEffect, useEffectEvent, useState } from 'react';
import { onEndedLogin } from '#web/lib/ended-login.ts';
import { useCurrentUser } from '#web/lib/session.ts';

/**
 * What was filled in and not sent when the login ended or the form was left, by person and form. In the memory of the page
 * alone, because it may be about people; it goes with the page, and when the form is opened again.
 */
const unsent = new Map<string, unknown>();

/** A form by its name, and the type of what is kept of it. */
export interface KeptForm<Entered> {
  readonly name: string;
  readonly entered?: Entered;
}

const useKey = ({ name }: KeptForm<unknown>): string => JSON.stringify([name, useCurrentUser()]);

/** What this person had filled in in a form and could not send; undefined: nothing. */
export function useUnsent<Entered>(form: KeptForm<Entered>): Entered | undefined {
  const key = useKey(form);
  const [entered] = useState(() => unsent.get(key));
  return entered as Entered | undefined;
}

/** Keeps what is filled in in a form that is open, for the case that the login ends. */
export function useKeptWhenLoginEnds<Entered>(form: KeptForm<Entered>, entered: () => Entered | undefined): void {
  const key = useKey(form);
  const read = useEffectEvent(entered);
  useEffect(() => {
    unsent.delete(key);
    return onEndedLogin(() => unsent.set(key, read()));
  }, [key]);
}

/** Returns the function that keeps what could not be sent of a form that is left. */
export function useKeptWhenLeft<Entered>(form: KeptForm<Entered>): (entered: Entered) => void {
  const key = useKey(form);
  return (entered) => void unsent.set(key, entered);
}
