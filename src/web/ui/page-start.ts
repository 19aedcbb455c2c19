import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The router's key for the address with which the browser came in. */
const firstLocationKey = 'default';

/** The heading of the page. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');

/** For readers whose button went with what it was about. */
export const focusPageHeading = (): void => pageHeading()?.focus({ preventScroll: true });

/** Goes to the top of the page; its heading gets the focus, so that readers announce it. */
export function goToPageStart(behavior: ScrollBehavior = 'auto'): void {
  scrollTo({ top: 0, behavior });
  focusPageHeading();
}

/** A newly shown page starts at its top; what changes of its address later leaves it where it is. */
export function usePageStart(): void {
  const { key } = useLocation();
  const [isNavigation] = useState(key !== firstLocationKey);
  useEffect(() => {
    if (isNavigation) goToPageStart();
  }, [isNavigation]);
}
