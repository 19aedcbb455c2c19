import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { onToast, sayToast, sayWaitingToasts, type ToastToSay } from '#web/ui/toast-queue.ts';

/** Screens on which much can go wrong fetch it with their own code. */
export const toastsFetched = () => import('#web/ui/toast-region.tsx');

interface ToastLabels {
  readonly regionLabel: string;
  readonly closeLabel: string;
}

const ToastRegion = lazy(async (): Promise<{ default: ComponentType<ToastLabels> }> => {
  try {
    return { default: (await toastsFetched()).ToastRegion };
  } catch (error) {
    // oxlint-disable-next-line no-console -- what is to be said is said otherwise; the console says why
    console.error(error);
    return { default: BareRegion };
  }
});

/** The first of them is somebody at work: until then nothing can have gone wrong that a toast would tell. */
const acts = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The place of toasts. Its code is fetched at the first act of the reader, so that a page does not wait for it. */
export function Toasts(labels: ToastLabels) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const end = onToast(want);
    for (const act of acts) addEventListener(act, want, { once: true, passive: true });
    return () => {
      end();
      for (const act of acts) removeEventListener(act, want);
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <ToastRegion {...labels} />
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

/** Shows an error in the bottom right for five seconds. */
export const showError = (toast: Omit<ToastToSay, 'kind'>): void => sayToast({ ...toast, kind: 'error' });

/** Says in the bottom right for five seconds that something was done. */
export const showSuccess = (toast: Omit<ToastToSay, 'kind' | 'detail'>): void =>
  sayToast({ ...toast, kind: 'success', detail: null });
