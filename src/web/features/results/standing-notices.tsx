import { useMutation } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { archiveDossier, type DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useDossierShown } from '#web/dossier/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showRefusal, showSuccess } from '#web/ui/toasts.tsx';
import { focusPageHeading } from '#web/ui/page-start.ts';

interface StandingNoticesProps {
  readonly place: DossierPlace;
  readonly dossier: DossierDocument | null | undefined;
  readonly isOffline: boolean;
  /** Whether it says elsewhere that its files were erased. */
  readonly saysErased: boolean;
}

/** What holds for the page as a whole, whatever came out of the dossier. */
export function StandingNotices({ place, dossier, isOffline, saysErased }: StandingNoticesProps) {
  const { results, formats } = useTexts();
  return (
    <>
      {isOffline ? (
        <Notice tone="warning" announced="politely" className="mb-4">
          {results.states.offline}
        </Notice>
      ) : null}
      {dossier && dossier.archivedOn !== null ? (
        <ArchivedNotice place={place} archivedOn={dossier.archivedOn} name={dossier.name} />
      ) : null}
      {dossier?.filesErasedOn && !saysErased ? (
        <Notice tone="info" className="mb-4">
          {results.states.erased(formats.day(dossier.filesErasedOn))}
        </Notice>
      ) : null}
    </>
  );
}

interface ArchivedNoticeProps {
  readonly place: DossierPlace;
  readonly archivedOn: string;
  readonly name: string;
}

/** Since when it is put away, with the way back. */
function ArchivedNotice({ place, archivedOn, name }: ArchivedNoticeProps) {
  const { dossierLabels: texts, formats } = useTexts();
  const show = useDossierShown(place);
  const { mutate, isPending } = useMutation({
    mutationFn: () => archiveDossier(place, false),
    onSuccess: (dossier) => {
      show(dossier);
      // The button goes with its notice.
      focusPageHeading();
      showSuccess({ title: texts.broughtBack(dossier.name), message: texts.broughtBackPlace });
    },
    onError: (error) => showRefusal(error),
  });
  return (
    <Notice tone="info" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose">{texts.archivedSince(formats.day(archivedOn))}</p>
        <div className="no-print">
          <Button
            look="secondary"
            size="small"
            aria-label={texts.bringBackOf(name)}
            aria-disabled={isPending}
            onClick={() => mutate()}
          >
            {isPending ? <Spinner size={14} /> : <ArchiveRestore size={14} />}
            {texts.bringBack}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
