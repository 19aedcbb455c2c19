import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Between a button and what it opens, in pixels. */
const gap = 6;

/** The most that what opens takes, in pixels: with less room before the end of its button it is not in line with that end. */
const widest = 336;

interface PopoverProps {
  /** What is on the button. */
  readonly button: ReactNode;
  readonly buttonClassName: string;
  readonly className: string;
  /** The edge of the button that it is in line with. */
  readonly align: 'start' | 'end';
  /** The name of what opens, if it is something to read: that then has the focus. Otherwise the focus stays on the button. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * What opens at its button: a popover of the browser, which lies over all else, closes with Escape or a press elsewhere,
 * and gives the focus back.
 */
export function Popover({ button, buttonClassName, className, align, label, children }: PopoverProps) {
  const id = useId();
  const at = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={at} type="button" popoverTarget={id} className={buttonClassName}>
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one of two roles, and its own keys close it */}
      <span
        id={id}
        popover="auto"
        role={label === undefined ? 'group' : 'dialog'}
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={(event) => {
          const opens = event.newState === 'open';
          if (opens) placeAt(at, event.currentTarget, align);
          setIsOpen(opens);
        }}
        onToggle={(event: ToggleEvent<HTMLElement>) => {
          if (event.newState === 'open' && label !== undefined) event.currentTarget.focus();
        }}
        onKeyDown={(event) => {
          // The keys that opened a text close it.
          if (event.target !== event.currentTarget || ![' ', 'Enter'].includes(event.key)) return;
          event.preventDefault();
          event.currentTarget.hidePopover();
        }}
        onBlur={(event) => {
          const { currentTarget, relatedTarget } = event;
          const isLeft =
            relatedTarget !== null && relatedTarget !== at.current && !currentTarget.contains(relatedTarget);
          if (isLeft) currentTarget.hidePopover();
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

/** Below the button, or above it low in the window, and within its width; it scrolls with the page. */
function placeAt(button: RefObject<HTMLButtonElement | null>, popover: HTMLElement, align: 'start' | 'end'): void {
  const box = button.current?.getBoundingClientRect();
  if (!box) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = box.bottom > clientHeight * 0.7;
  const isInLineAtEnd = align === 'end' && box.right >= widest;
  const { style } = popover;
  style.top = isLow ? 'auto' : `${box.bottom + window.scrollY + gap}px`;
  style.bottom = isLow ? `${clientHeight - box.top - window.scrollY + gap}px` : 'auto';
  style.left = isInLineAtEnd ? 'auto' : `${Math.max(0, Math.min(box.left, clientWidth - widest))}px`;
  style.right = isInLineAtEnd ? `${clientWidth - box.right}px` : 'auto';
}
