import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { currentFirstTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { useFirstAct } from '#web/lib/use-first-act.ts';
import { onToast, sayToast, sayWaitingToasts, type ToastToSay } from '#web/ui/toast-queue.ts';

/** Screens on which much can go wrong fetch it with their own code. */
export const toastsFetched = () => import('#web/ui/toast-region.tsx');

const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await toastsFetched()).ToastRegion };
  } catch (error) {
    // oxlint-disable-next-line no-console -- what is to be said is said otherwise; the console says why
    console.error(error);
    return { default: BareRegion };
  }
});

/** The place of toasts. Before the first act of the reader nothing can have gone wrong that a toast would tell. */
export function Toasts() {
  const hasActed = useFirstAct();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToast(() => setIsWanted(true)), []);
  return hasActed || isWanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}

/** Without a connection at the first act there is no code to draw a toast with: the browser then says it. */
function BareRegion() {
  useEffect(
    () =>
      sayWaitingToasts(({ title, message, detail }) => {
        // oxlint-disable-next-line no-alert -- the one way to say it without code that was not fetched
        alert([title, message, detail].filter(Boolean).join('\n'));
      }),
    [],
  );
  return null;
}

/** Shows an error in the bottom right for five seconds, with what the server said about it. */
export const showError = (message: string, detail: string | null = null): void =>
  sayToast({ kind: 'error', title: currentFirstTexts().system.errorTitle, message, detail });

/** Shows why something was not done, in the words of the server if it has any. */
export const showRefusal = (error: unknown, otherwise = currentFirstTexts().system.somethingWentWrong): void =>
  showError(problemText(error) ?? otherwise);

/** Says in the bottom right for five seconds that something was done. */
export const showSuccess = (toast: Omit<ToastToSay, 'kind' | 'detail'>): void =>
  sayToast({ ...toast, kind: 'success', detail: null });
