import { BadgeCheck, FilePen, RotateCw } from 'lucide-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TextsOfDossier } from '#api/written-texts.ts';
import { textsQuery } from '#web/features/documents/text-calls.ts';
import { FinalQuestion, speaksAgainst } from '#web/features/results/final-question.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';
import type { DossierDocument } from '#api/dossiers.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { type DossierPlace, markFinal, restyleDossier } from '#web/dossier/dossier-calls.ts';
import { useMadeAgain } from '#web/dossier/use-made-again.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface FinalMarkProps {
  readonly place: DossierPlace;
  readonly dossier: DossierDocument;
}

/** Whether the files are a concept or final, and for an adviser the way to make them so. */
export function FinalMark({ place, dossier }: FinalMarkProps) {
  const texts = useTexts();
  const { final, hasInputFile, statusReason, calculationStatus } = dossier;
  const isAdviser = useCurrentUser().role === 'adviser';
  const isBusy = calculationStatus !== 'Finished';
  const { finalMark: words } = texts;
  const { data: written } = useQuery(textsQuery(place));
  const isOlder = isAdviser && written?.areInFiles === false;
  return (
    <div className="no-print mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="max-w-prose text-ink-soft">
          {final === null ? words.concept : words.isFinal(final.by, texts.formats.moment(final.on))}
        </p>
        {isAdviser && hasInputFile ? <MadeAgain place={place} dossier={dossier} /> : null}
      </div>
      <output className="block text-sm font-semibold">
        {isBusy ? words.running : isOlder ? texts.documents.older : ''}
      </output>
      {statusReason === statusReasons.outcomeChanged && !isBusy ? (
        <Notice tone="warning" className="mt-2">
          {statusReasonText(texts, statusReason)}
        </Notice>
      ) : null}
    </div>
  );
}

function MadeAgain({ place, dossier }: FinalMarkProps) {
  const { finalMark: words } = useTexts();
  const isFinal = dossier.final !== null;
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [against, setAgainst] = useState<TextsOfDossier | null>(null);
  const { order, isBusy } = useMadeAgain(place, dossier, (what: 'mark' | 'again') =>
    what === 'mark' ? markFinal(place, !isFinal) : restyleDossier(place),
  );
  const { mutate: ask, isPending: isAsking } = useMutation({
    // What somebody else wrote just now counts too.
    mutationFn: () => queries.fetchQuery({ ...textsQuery(place), staleTime: 0 }),
    onSuccess: (texts) => (speaksAgainst(texts, words) ? setAgainst(texts) : order('mark')),
    onError: showRefusal,
  });
  const Icon = isFinal ? FilePen : BadgeCheck;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        ref={button}
        look="secondary"
        size="small"
        aria-disabled={isBusy}
        onClick={() => (isFinal ? order('mark') : ask())}
      >
        {isBusy || isAsking ? <Spinner size={14} /> : <Icon size={14} />}
        {isFinal ? words.backToConcept : words.makeFinal}
      </Button>
      <Button look="quiet" size="small" aria-disabled={isBusy} onClick={() => order('again')}>
        <RotateCw size={14} />
        {words.makeAgain}
      </Button>
      <FinalQuestion
        texts={against}
        onYes={() => {
          setAgainst(null);
          order('mark');
        }}
        onNo={() => setAgainst(null)}
        opener={button}
      />
    </span>
  );
}
