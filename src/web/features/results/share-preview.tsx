import { useState } from 'react';
import type { ShownShare } from '#web/dossier/share-calls.ts';
import { firstShared, SharedOutcome } from '#web/features/results/shared-outcome.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { shareWords } from '#web/i18n/share-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SharePreviewProps {
  readonly shared: ShownShare;
  readonly onClose: () => void;
}

/** The page as the employer would see it, for an adviser who is about to share it. */
export function SharePreview({ shared, onClose }: SharePreviewProps) {
  const words = shareWords[useLanguage()];
  const [chosen, setChosen] = useState(() => firstShared(shared));
  return (
    <>
      <Notice
        tone="info"
        announced="politely"
        className="my-3"
        action={
          <Button look="secondary" size="small" onClick={onClose}>
            {words.endPreview}
          </Button>
        }
      >
        {words.previewed}
      </Notice>
      <SharedOutcome shared={shared} chosen={chosen} onChoose={setChosen} />
    </>
  );
}
