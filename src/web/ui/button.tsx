import type { LucideIcon } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Link } from '#web/ui/link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'erase' | 'fault';
export type ButtonSize = 'normal' | 'small' | 'icon';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-brand text-brand-text border-transparent hover:bg-brand-strong',
  secondary: 'bg-surface text-ink border-line-strong/60 hover:border-brand hover:bg-brand-soft',
  quiet: 'bg-transparent text-brand border-transparent hover:bg-brand-soft',
  erase: 'bg-transparent text-ink-soft border-transparent hover:bg-bad-soft hover:text-bad',
  fault: 'bg-bad-soft text-bad border-bad/40 hover:border-bad',
  danger: 'bg-bad text-surface border-transparent hover:bg-bad-strong',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  normal: 'h-10 px-4 gap-2',
  small: 'h-8 px-2.5 gap-1.5 text-sm',
  icon: 'h-8 w-8 justify-center',
};

/** Class names of a button; the border is there for forced colours too, where backgrounds disappear. */
export const buttonClass = (look: ButtonLook = 'primary', size: ButtonSize = 'normal'): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center rounded-corner border font-semibold whitespace-nowrap',
    'transition-colors',
    looks[look],
    sizes[size],
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-ink-off',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-ink-off',
  );

/** How large the icon of a button is, in pixels. */
const iconSizes: Readonly<Record<ButtonSize, number>> = { normal: 18, small: 16, icon: 16 };

interface ButtonFace {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: LucideIcon;
}

interface ButtonProps extends ButtonFace, ComponentProps<'button'> {
  /** Shows that it works, instead of the icon. */
  readonly isBusy?: boolean;
}

/** With `aria-disabled` it does nothing when pressed and keeps the focus. */
export function Button(props: ButtonProps) {
  const {
    look,
    size = 'normal',
    icon: Icon,
    isBusy,
    className,
    type = 'button',
    ref,
    onClick,
    children,
    ...rest
  } = props;
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  useKeptFocus(own, rest.disabled ?? false);
  return (
    <button
      ref={own}
      // oxlint-disable-next-line react/button-has-type -- the type is passed in and is 'button' unless said otherwise
      type={type}
      className={classNames(buttonClass(look, size), className)}
      onClick={rest['aria-disabled'] === true ? undefined : onClick}
      {...rest}
    >
      {isBusy ? <Spinner /> : Icon ? <Icon size={iconSizes[size]} /> : null}
      {children}
    </button>
  );
}

/**
 * Browsers take the focus from a button that is off, some at once and some later. When it is on again, whoever pressed it
 * is where they were.
 */
function useKeptFocus(button: RefObject<HTMLButtonElement | null>, isOff: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = button;
    const listening = new AbortController();
    const on = (event: 'focus' | 'blur', had: () => boolean) =>
      current?.addEventListener(event, () => (hadFocus.current = had()), { signal: listening.signal });
    on('focus', () => true);
    on('blur', () => current?.disabled === true);
    return () => listening.abort();
  }, [button]);
  useLayoutEffect(() => {
    if (!isOff && hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [button, isOff]);
}

type ButtonLinkProps = ButtonFace & ComponentProps<typeof Link>;

export function ButtonLink({ look, size = 'normal', icon: Icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(buttonClass(look, size), className)} {...rest}>
      {Icon ? <Icon size={iconSizes[size]} /> : null}
      {children}
    </Link>
  );
}
