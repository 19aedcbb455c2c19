import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/language.ts';

/** Offers a notification of the browser at the end of a calculation; says so once that was allowed. */
export function NotifyOffer({ name }: { readonly name: string }) {
  const { dossiers } = useTexts();
  const [permission, setPermission] = useState(noticePermission);
  if (permission === 'denied') return null;
  if (permission === 'granted')
    return <output className="text-xs leading-6 text-ink-soft">{dossiers.willNotify}</output>;
  return (
    <button
      type="button"
      aria-label={dossiers.notifyOf(name)}
      onClick={() => void askForNotices().then(setPermission)}
      className="no-print inline-flex min-h-6 items-center gap-1 rounded-sm text-sm text-ink-soft hover:text-brand hover:underline"
    >
      <Bell size={14} />
      {dossiers.notify}
    </button>
  );
}

/** Whether the browser may still be asked to notify, does so, or does not. A telephone's browser may know no such thing. */
const noticePermission = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied';

/** Asks the reader for permission; only ever after a press. */
const askForNotices = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Shows a notification of the browser, where the reader allowed that. A press on it leads back to this page. */
export function notifyByBrowser(title: string, body: string): void {
  if (noticePermission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body });
    shown.addEventListener('click', () => globalThis.focus());
  } catch (error) {
    // oxlint-disable-next-line no-console -- browsers of telephones let service workers notify only; the title says it too
    console.error(error);
  }
}
