import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useAskedWhenClosed, useBackAsks } from '#web/ui/use-back-asks.ts';

interface ModalProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

const backdropClass =
  'fixed inset-0 bg-veil transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0';
const popupClass =
  'fixed inset-x-0 top-0 mx-auto max-h-dvh w-full scroll-pb-24 overflow-y-auto overscroll-contain border border-transparent bg-surface shadow-pop ' +
  'transition duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0 data-starting-style:translate-y-2 ' +
  'sm:top-[8vh] sm:max-h-[84vh] sm:w-[calc(100%-2.5rem)] sm:rounded-[calc(var(--corner)*1.5)]';
const titleClass = 'text-xl font-[650]';

interface FormModalProps extends ModalProps {
  /** Holds a table: as wide as a page may be. */
  readonly isWide?: boolean;
  /** What would be lost besides what was typed: asked about before the window closes, by Back of the browser too. */
  readonly wouldLose?: 'changed' | 'sending' | null;
  /** What was typed has been kept: the window closes without a question. */
  readonly isKept?: boolean;
  readonly initialFocus?: ComponentProps<typeof Dialog.Popup>['initialFocus'];
  /** Gets the focus afterwards where what had it before is gone. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** A window over the page for filling something in. It never closes on what was filled in without asking. */
export function Modal(props: FormModalProps) {
  const { onClose, title, isWide, wouldLose = null, isKept = false, initialFocus, finalFocus, children } = props;
  const { general } = useTexts();
  const [isTyped, setIsTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const loss = wouldLose ?? (isTyped && !isKept ? 'changed' : null);
  useBackAsks(wouldLose !== null, () => setIsAsking(true));
  useAskedWhenClosed(wouldLose === 'sending');
  const close = () => (loss === null ? onClose() : setIsAsking(true));
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={classNames(popupClass, 'min-h-dvh sm:min-h-0', isWide ? 'sm:max-w-[52rem]' : 'sm:max-w-[34rem]')}
        >
          <div className="px-5 py-5 sm:px-6 sm:pb-6" onInput={() => setIsTyped(true)}>
            <Dialog.Title className={classNames(titleClass, 'mb-4 pr-10')}>{title}</Dialog.Title>
            {children}
          </div>
          {/* Last, so that the focus starts at what is to be filled in. */}
          <Dialog.Close
            aria-label={general.close}
            className={classNames(buttonClass('quiet', 'icon'), 'absolute! top-4 right-4 sm:right-5')}
          >
            <X size={20} />
          </Dialog.Close>
          <CloseQuestion isOpen={isAsking} loss={loss ?? 'changed'} onNo={() => setIsAsking(false)} onYes={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closes the window around it, which asks first about what would be lost. */
export function CancelButton() {
  const { general } = useTexts();
  return <Dialog.Close className={buttonClass('secondary')}>{general.cancel}</Dialog.Close>;
}

interface CloseQuestionProps {
  readonly isOpen: boolean;
  readonly loss: 'changed' | 'sending';
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Whether a window may close with something unsaved in it. */
function CloseQuestion({ isOpen, loss, onNo, onYes }: CloseQuestionProps) {
  const { closing, general } = useTexts();
  return (
    <Question isOpen={isOpen} onClose={onNo} title={closing.title} question={closing[loss]}>
      <p className="text-ink-soft">{closing[`${loss}Consequence`]}</p>
      <div className="mt-3 flex justify-end gap-3">
        <Button look="secondary" onClick={onNo}>
          {general.no}
        </Button>
        <Button look="danger" onClick={onYes}>
          {general.yes}
        </Button>
      </div>
    </Question>
  );
}

interface QuestionProps extends ModalProps {
  readonly isOpen: boolean;
  readonly question: string;
  /** The element that gets the focus afterwards, false for none; without it, whatever had it before. */
  readonly finalFocus?: () => HTMLElement | false | null;
}

/** A window that asks for a decision; Escape means no. */
export function Question({ isOpen, onClose, title, question, finalFocus, children }: QuestionProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup className={classNames(popupClass, 'sm:max-w-[28rem]')} finalFocus={finalFocus}>
          <div className="flex flex-col gap-3 px-5 py-5 sm:px-6 sm:py-6">
            <AlertDialog.Title className={titleClass}>{title}</AlertDialog.Title>
            <AlertDialog.Description className="font-semibold break-words">{question}</AlertDialog.Description>
            {children}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
