import { useState } from 'react';
import type { ShownShare } from '#web/dossier/share-calls.ts';
import { firstShared, SharedOutcome } from '#web/features/results/shared-outcome.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SharePreviewProps {
  readonly shared: ShownShare;
  readonly onClose: () => void;
}

/** The page as the employer would see it, for an adviser who is about to share it. */
export function SharePreview({ shared, onClose }: SharePreviewProps) {
  const { sharing } = useTexts();
  const [chosen, setChosen] = useState(() => firstShared(shared));
  return (
    <>
      <Notice
        tone="info"
        announced="politely"
        className="my-3"
        action={
          <Button look="secondary" size="small" onClick={onClose}>
            {sharing.endPreview}
          </Button>
        }
      >
        {sharing.previewed}
      </Notice>
      <SharedOutcome shared={shared} chosen={chosen} onChoose={setChosen} />
    </>
  );
}
