import { Pencil, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { type DossierPlace, writeHeadline } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { headlineForm } from '#web/features/results/headline-form.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const HeadlineWindow = lazyPart(() => import('#web/features/results/tab-parts.ts'), 'HeadlineWindow');

interface OwnHeadlineProps {
  readonly place: DossierPlace;
  readonly headline: ScreenResult['headline'];
}

/** For an adviser the way to another headline, and back to that of the outcome. */
export function OwnHeadline({ place, headline }: OwnHeadlineProps) {
  const { ownHeadline: texts, variants } = useTexts();
  const isUnsent = useUnsent(headlineForm(place)) !== undefined;
  const [isAsked, setAsked] = useState(isUnsent);
  const [isTakenBack, setTakenBack] = useState(false);
  const { own } = headline;
  return (
    <span className="no-print flex shrink-0 items-center">
      <Button look="quiet" size="icon" aria-label={texts.change} title={texts.change} onClick={() => setAsked(true)}>
        <Pencil size={16} />
      </Button>
      {own === null ? null : (
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.takeBack}
          title={own.isUsed ? texts.takeBack : texts.unused(own.title)}
          onClick={() => setTakenBack(true)}
        >
          <Undo2 size={16} />
        </Button>
      )}
      <ChangeQuestion
        subject={isTakenBack ? headline : null}
        change={() => writeHeadline(place, null)}
        stale={[dossierQuery(place)]}
        onClose={() => setTakenBack(false)}
        failed={variants.changeFailed}
        title={texts.takeBack}
        question={({ outcome }) => outcome}
        consequence={() => texts.filesAgain}
        yesLook="primary"
      />
      {isAsked ? (
        <Suspense>
          <HeadlineWindow place={place} headline={headline} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
