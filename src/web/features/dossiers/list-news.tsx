import { useEffect, useRef, useState } from 'react';
import { customer } from '#web/customer/customer.ts';
import { notifyByBrowser } from '#web/features/dossiers/notify-offer.tsx';
import type { DossierList } from '#web/dossier/dossier-calls.ts';
import { endedSince, addedSince, startedSince } from '#web/dossier/dossier-list-diff.ts';
import { useTexts } from '#web/i18n/language.ts';

/**
 * What became of calculations that ended while the reader looked at something else, for the title of the tab, until he is
 * back. Where he allowed it the browser notifies him too.
 */
export function useEndNotice(list: DossierList | undefined): string | null {
  const { dossiers } = useTexts();
  const known = useRef(list);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = list;
    if (!document.hidden || before === undefined || list === undefined) return;
    const ended = endedSince(before.documents, list.documents);
    if (ended.length === 0) return;
    const sentences = ended.map(({ name, status }) => dossiers.announcement[status](name)).join(' ');
    setNotice(sentences);
    notifyByBrowser(customer.name, sentences);
  }, [list, dossiers]);
  useEffect(() => {
    const see = () => document.hidden || setNotice(null);
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  return notice;
}

/** Announces which dossiers have come, and which calculations have started again or ended, since the list was last fetched. */
export function ListAnnouncement({ list }: { readonly list: DossierList }) {
  const texts = useTexts();
  const [known, setKnown] = useState(list);
  const [text, setText] = useState('');
  if (known !== list) {
    setKnown(list);
    const sentences = [
      ...addedSince(known, list).map(texts.dossiers.announcement.added),
      ...startedSince(known.documents, list.documents).map(texts.dossiers.announcement.started),
      ...endedSince(known.documents, list.documents).map(({ name, status }) =>
        texts.dossiers.announcement[status](name),
      ),
    ];
    if (sentences.length > 0) setText(sentences.join(' '));
  }
  // A live region of its own, so that a window that is just closing over the page does not hide it from readers.
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}
