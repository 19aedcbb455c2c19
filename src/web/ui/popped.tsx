import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Between a button and what it opens, in pixels. */
const gap = 6;

interface PoppedProps {
  /** What is on the button. */
  readonly button: ReactNode;
  readonly buttonClassName: string;
  readonly className: string;
  /** With which edge of the button it is in line. */
  readonly align: 'start' | 'end';
  /** Names what opens as something to read, which then has the focus; without, the focus stays on the button. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * What opens at its button: a popover of the browser, which lies over all else, closes with Escape or a press elsewhere,
 * and gives the focus back.
 */
export function Popped({ button, buttonClassName, className, align, label, children }: PoppedProps) {
  const id = useId();
  const at = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={at} type="button" popoverTarget={id} className={buttonClassName}>
        {button}
      </button>
      <span
        id={id}
        popover="auto"
        role={label === undefined ? undefined : 'dialog'}
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={(event) => {
          const opens = event.newState === 'open';
          if (opens) putAt(at, event.currentTarget, align);
          setIsOpen(opens);
        }}
        onToggle={(event: ToggleEvent<HTMLElement>) => {
          if (event.newState === 'open' && label !== undefined) event.currentTarget.focus();
        }}
        className={classNames(
          'absolute inset-auto rounded-corner border border-line bg-surface text-left text-ink shadow-pop outline-none',
          className,
        )}
      >
        {isOpen ? children : null}
      </span>
    </>
  );
}

/** Below the button, or above it low in the window, within the width of the window; it scrolls with the page. */
function putAt(button: RefObject<HTMLButtonElement | null>, popped: HTMLElement, align: 'start' | 'end'): void {
  const box = button.current?.getBoundingClientRect();
  if (!box) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = box.bottom > clientHeight * 0.7;
  const { style } = popped;
  style.top = isLow ? 'auto' : `${box.bottom + window.scrollY + gap}px`;
  style.bottom = isLow ? `${clientHeight - box.top - window.scrollY + gap}px` : 'auto';
  style.left = align === 'start' ? `min(${box.left}px, calc(100vw - 21rem))` : 'auto';
  style.right = align === 'end' ? `${clientWidth - box.right}px` : 'auto';
}
