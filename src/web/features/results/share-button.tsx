import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ShareContent } from '#api/sharing.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { shareQuery, type ShownShare } from '#web/dossier/share-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const loadWindow = () => import('#web/features/results/share-window.tsx');
const ShareWindow = lazyPart(loadWindow, 'ShareWindow');
const fetchWindow = () => void loadWindow();

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
  // What was ticked outlives a look at it.
  const [ticked, setTicked] = useState<ShareContent | null>(null);
  const { data } = useQuery({ ...shareQuery(place), enabled: isOpen });
  return (
    <>
      <Button
        look="secondary"
        size="small"
        onClick={() => setIsOpen(true)}
        onPointerEnter={fetchWindow}
        onFocus={fetchWindow}
        icon={Share2}
      >
        {sharing.share}
      </Button>
      {isOpen && data ? (
        <Suspense>
          <ShareWindow
            place={place}
            name={dossier.name}
            isReady={dossier.calculationStatus === 'Finished'}
            result={result}
            state={data}
            ticked={ticked}
            onTick={setTicked}
            onPreview={(preview) => {
              setIsOpen(false);
              onPreview(preview);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
