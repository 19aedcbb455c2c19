import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedPart } from '#web/ui/failed-part.tsx';

/** What can fail: a page, a part of one, or a window over it. */
type Failing = 'page' | 'part' | { readonly onClose: () => void };

interface FailureBoundaryProps {
  readonly of?: Failing;
  readonly children: ReactNode;
}

/** A part whose code did not come: `renew` has it fetched again the next time that it is drawn. */
export class UnfetchedPart extends Error {
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super('a part of the page could not be fetched', { cause });
    this.renew = renew;
  }
}

/**
 * Keeps what cannot be shown from taking everything with it. Mostly its code could not be loaded: the connection was lost,
 * or there is a new version of the program since this one was opened. Loading the page again fetches that version.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof UnfetchedPart) error.renew();
  }

  override render(): ReactNode {
    const { of = 'page', children } = this.props;
    if (!this.state.hasFailed) return children;
    const tryAgain = () => this.setState({ hasFailed: false });
    if (typeof of === 'object') return <FailedWindow {...of} tryAgain={tryAgain} />;
    return of === 'part' ? (
      <FailedPart retry={tryAgain} />
    ) : (
      <FailedPart heading="h1" retry={() => location.reload()} comeBack={tryAgain} />
    );
  }
}

interface FailedWindowProps {
  readonly onClose: () => void;
  readonly tryAgain: () => void;
}

/** By the means of the browser alone: the code of windows may be what did not come. */
function FailedWindow({ onClose, tryAgain }: FailedWindowProps) {
  const { general } = useFirstTexts();
  const window = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = window;
    current?.showModal();
    // Gives the focus back to what was pressed.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={window}
      role="alertdialog"
      aria-label={general.notifications}
      onCancel={onClose}
      className="m-auto max-w-[34rem] rounded-corner bg-surface p-5 text-ink shadow-pop backdrop:bg-veil"
    >
      <FailedPart retry={tryAgain} />
      <Button look="secondary" className="mt-4 ml-auto flex!" onClick={onClose}>
        {general.close}
      </Button>
    </dialog>
  );
}
