import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  readonly to: To;
  /** What the other screen is told. */
  readonly state?: unknown;
}

/** A link to another screen, for all screens: with the one of the router every visitor would load what fetches pages that a server draws. */
export function Link({ to, state, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to, { state })}>
      {children}
    </a>
  );
}
