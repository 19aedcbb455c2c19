import { Bell } from 'lucide-react';
import { useState } from 'react';
import { askForNotices, noticePermission } from '#web/features/dossiers/browser-notices.ts';
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
