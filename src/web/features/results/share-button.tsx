import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { shareQuery, type ShownShare } from '#web/dossier/share-calls.ts';
import { ShareWindow } from '#web/features/results/share-window.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface ShareButtonProps {
  readonly place: DossierPlace;
  readonly dossier: Pick<DossierDocument, 'name' | 'calculationStatus'>;
  readonly result: ScreenResult;
  readonly onPreview: (preview: ShownShare) => void;
}

/** The way to what the employer sees of this dossier. */
export function ShareButton({ place, dossier, result, onPreview }: ShareButtonProps) {
  const { sharing } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...shareQuery(place), enabled: isOpen });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setIsOpen(true)} icon={Share2}>
        {sharing.share}
      </Button>
      {isOpen && data ? (
        <ShareWindow
          place={place}
          name={dossier.name}
          isReady={dossier.calculationStatus === 'Finished'}
          result={result}
          state={data}
          onPreview={(preview) => {
            setIsOpen(false);
            onPreview(preview);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
