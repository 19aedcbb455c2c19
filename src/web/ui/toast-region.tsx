import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';
import { sayWaitingToasts, type ToastKind, type ToastOffer, type ToastToSay } from '#web/ui/toast-queue.ts';

const delay = 5000;
/** Error toasts carry this type: they have their own button to close them. */
const types: Readonly<Record<ToastKind, string>> = { error: 'custom-button', success: 'success' };
const manager = Toast.createToastManager<ToastOffer>();

/** Where toasts are shown: in the bottom right, for five seconds each, or as long as what they offer is to be had. */
export function ToastRegion() {
  const { general } = useFirstTexts();
  useEffect(() => sayWaitingToasts(say), []);
  return (
    <Toast.Provider timeout={delay} toastManager={manager}>
      <Toast.Portal className="no-print">
        <Toast.Viewport
          aria-label={general.notifications}
          className="toasts fixed right-5 bottom-5 z-50 w-[calc(100vw-2.5rem)] sm:right-8 sm:bottom-8 sm:w-88"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function say({ kind, title, message, detail, offer }: ToastToSay): void {
  const isError = kind === 'error';
  const id = manager.add({
    title: isError ? <MessageInItsLanguage>{title}</MessageInItsLanguage> : title,
    description: (
      <>
        <MessageInItsLanguage className={isError ? 'block' : undefined}>{message}</MessageInItsLanguage>
        {detail ? <span className="block text-sm text-ink-soft">{detail}</span> : null}
      </>
    ),
    type: types[kind],
    timeout: offer ? 0 : delay,
    ...(offer ? { data: offer } : {}),
  });
  void offer?.over.then(() => manager.close(id));
}

function ToastList() {
  const { general } = useFirstTexts();
  const { toasts } = Toast.useToastManager<ToastOffer>();
  return toasts.map((toast) => {
    const isSuccess = toast.type === types.success;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        data-type={toast.type}
        role={isSuccess ? 'dialog' : 'alertdialog'}
        className="toast rounded-corner border border-line bg-surface shadow-pop"
      >
        <Toast.Content
          className={classNames(
            'flex items-start gap-3 overflow-hidden border-l-4 p-4 data-behind:opacity-0 data-expanded:opacity-100',
            isSuccess ? 'border-good' : 'border-bad',
          )}
        >
          {isSuccess ? (
            <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" />
          ) : (
            <CircleAlert size={20} className="mt-0.5 shrink-0 text-bad" />
          )}
          <div className="min-w-0 grow">
            <Toast.Title className="font-semibold" />
            <Toast.Description />
            {toast.data ? <Offer offer={toast.data} /> : null}
          </div>
          {/* The kit hides it from readers until the pointer is over it, but not from the keyboard. */}
          <Toast.Close aria-hidden={false} aria-label={general.close} className={buttonClass('quiet', 'icon')}>
            <X size={18} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

const Offer = ({ offer: { label, take } }: { readonly offer: ToastOffer }) => (
  <Toast.Action onClick={take} className={classNames(buttonClass('secondary', 'small'), 'mt-2')}>
    {label}
  </Toast.Action>
);
