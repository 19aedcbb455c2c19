import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ScrollBoxProps {
  /** Read out where it can be scrolled. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets what is too wide scroll within the page; by keyboard too, for which it then takes the focus. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const found = box.current;
    if (found === null) return undefined;
    const measure = () => setIsWide(found.scrollWidth > found.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    if (found.firstElementChild) observer.observe(found.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="overflow-x-auto print:overflow-visible"
      {...(isWide ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
    >
      {children}
    </div>
  );
}
