import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The router's key for the address with which the browser came in. */
const firstLocationKey = 'default';

/** Goes to the top of the page; its heading gets the focus, so that readers announce it. */
export function goToPageStart(heading: HTMLElement | null, behavior: ScrollBehavior = 'auto'): void {
  scrollTo({ top: 0, behavior });
  heading?.focus({ preventScroll: true });
}

/** A newly shown page starts at its top. */
export function usePageStart(heading: RefObject<HTMLHeadingElement | null>): void {
  const { key } = useLocation();
  const isNavigation = key !== firstLocationKey;
  useEffect(() => {
    if (isNavigation) goToPageStart(heading.current);
  }, [heading, isNavigation]);
}
