import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';

const delay = 5000;
/** Error toasts carry this type: they have their own button to close them. */
const errorToastType = 'custom-button';
const successToastType = 'success';

interface ToastsProps {
  readonly regionLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

interface ErrorToast {
  readonly title: string;
  readonly message: string;
  /** What the server said about it. */
  readonly detail: string | null;
}

/** Returns the function that shows an error in the bottom right for five seconds. */
export function useErrorToast(): (toast: ErrorToast) => void {
  const { add } = Toast.useToastManager();
  return ({ title, message, detail }) => {
    const description = (
      <>
        <MessageInItsLanguage className="block">{message}</MessageInItsLanguage>
        {detail ? <span className="block text-sm text-ink-soft">{detail}</span> : null}
      </>
    );
    add({
      title: <MessageInItsLanguage>{title}</MessageInItsLanguage>,
      description,
      type: errorToastType,
      timeout: delay,
    });
  };
}

interface SuccessToast {
  readonly title: string;
  readonly message: string;
}

/** Returns the function that says in the bottom right for five seconds that something was done. */
export function useSuccessToast(): (toast: SuccessToast) => void {
  const { add } = Toast.useToastManager();
  return ({ title, message }) => {
    add({
      title,
      description: <MessageInItsLanguage>{message}</MessageInItsLanguage>,
      type: successToastType,
      timeout: delay,
    });
  };
}

export function Toasts({ regionLabel, closeLabel, children }: ToastsProps) {
  return (
    <Toast.Provider timeout={delay}>
      {children}
      <Toast.Portal className="no-print">
        <Toast.Viewport
          aria-label={regionLabel}
          className="fixed right-5 bottom-5 z-50 w-[calc(100vw-2.5rem)] sm:right-8 sm:bottom-8 sm:w-88"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const isSuccess = toast.type === successToastType;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        data-type={toast.type}
        role={isSuccess ? 'dialog' : 'alertdialog'}
        className="toast rounded-corner border border-line bg-white shadow-pop"
      >
        <Toast.Content
          className={classNames(
            'flex items-start gap-3 overflow-hidden border-l-4 p-4 data-behind:opacity-0 data-expanded:opacity-100',
            isSuccess ? 'border-good' : 'border-bad',
          )}
        >
          {isSuccess ? (
            <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-bad" />
          )}
          <div className="min-w-0 grow">
            <Toast.Title className="font-semibold" />
            <Toast.Description />
          </div>
          {/* The kit hides it from readers until the pointer is over it, but not from the keyboard. */}
          <Toast.Close aria-hidden={false} aria-label={closeLabel} className={buttonClass('quiet', 'icon')}>
            <X aria-hidden size={18} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
