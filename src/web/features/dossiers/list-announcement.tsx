import { useState } from 'react';
import type { DossierDocument } from '#contract/dossiers.ts';
import { addedSince, endedSince } from '#web/features/dossiers/list-news.ts';
import { nl } from '#web/i18n/nl.ts';

/** Tells readers which dossiers have come and which calculations have ended since the list was last fetched. */
export function ListAnnouncement({ documents }: { readonly documents: readonly DossierDocument[] }) {
  const [known, setKnown] = useState(documents);
  const [text, setText] = useState('');
  if (known !== documents) {
    setKnown(documents);
    const sentences = [
      ...addedSince(known, documents).map(nl.dossiers.announcement.added),
      ...endedSince(known, documents).map(({ name, status }) => nl.dossiers.announcement[status](name)),
    ];
    if (sentences.length > 0) setText(sentences.join(' '));
  }
  return <output className="sr-only">{text}</output>;
}
