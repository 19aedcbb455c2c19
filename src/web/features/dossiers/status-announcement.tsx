import { useState } from 'react';
import type { DossierDocument } from '#contract/dossiers.ts';
import { endedSince } from '#web/features/dossiers/ended-since.ts';
import { nl } from '#web/i18n/nl.ts';

/** Tells readers which calculations have ended since the list was last fetched. */
export function StatusAnnouncement({ documents }: { readonly documents: readonly DossierDocument[] }) {
  const [known, setKnown] = useState(documents);
  const [text, setText] = useState('');
  if (known !== documents) {
    setKnown(documents);
    const sentences = endedSince(known, documents).map(({ name, status }) => nl.dossiers.announcement[status](name));
    if (sentences.length > 0) setText(sentences.join(' '));
  }
  return <output className="sr-only">{text}</output>;
}
