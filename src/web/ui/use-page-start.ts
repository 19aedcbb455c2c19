import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The router's key for the address with which the browser came in. */
const firstLocationKey = 'default';

/** A newly shown page starts at its top, and its heading gets the focus, so that readers announce it. */
export function usePageStart(heading: RefObject<HTMLHeadingElement | null>): void {
  const { key } = useLocation();
  const isNavigation = key !== firstLocationKey;
  useEffect(() => {
    if (!isNavigation) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading, isNavigation]);
}
