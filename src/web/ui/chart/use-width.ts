import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element, in whole pixels; null until it is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const found = element.current;
    if (found === null) return undefined;
    const measure = () => setWidth(Math.floor(found.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
