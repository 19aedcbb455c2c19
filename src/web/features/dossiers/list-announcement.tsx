import { useState } from 'react';
import type { DossierList } from '#web/dossier/dossier-calls.ts';
import { addedSince, endedSince, startedSince } from '#web/dossier/dossier-list-diff.ts';
import { useTexts } from '#web/i18n/language.ts';

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
