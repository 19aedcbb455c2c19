import { useMutation } from '@tanstack/react-query';
import { Palette, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DossierDocument } from '#contract/dossiers.ts';
import {
  cancelCalculation,
  restyleDossier,
  retryCalculation,
  type DossierPlace,
} from '#web/features/dossiers/dossier-calls.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { withDossier } from '#web/features/dossiers/dossier-list-changes.ts';
import { RunningProgress } from '#web/features/dossiers/running-progress.tsx';
import { useDossierListChange } from '#web/features/dossiers/use-dossier-list-change.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useErrorToast } from '#web/ui/toasts.tsx';

/** The name of a dossier, with what is worth knowing about it and what can be done about its calculation. */
export function NameCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { name, calculationStatus: status, statusReason, sameFileAs, isExample } = dossier;
  const isOlder = useIsOlder(dossier);
  const isRunning = status === 'Submitted' || status === 'Unknown';
  return (
    <div className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold">
        <span className="min-w-0 break-words">{name}</span>
        {isExample && !name.toUpperCase().includes(texts.dossiers.example) ? (
          <span className="rounded-sm bg-brand-soft px-1.5 text-xs leading-5 font-semibold text-brand">
            {texts.dossiers.example}
          </span>
        ) : null}
      </span>
      {sameFileAs ? <span className="text-xs text-ink-soft">{texts.dossiers.sameFile(sameFileAs)}</span> : null}
      <ReportStyle dossier={dossier} />
      {status === 'Submitted' ? <RunningProgress dossier={dossier} /> : null}
      {statusReason ? <span className="text-sm text-ink-soft">{statusReasonText(texts, statusReason)}</span> : null}
      <Retention dossier={dossier} />
      {isRunning ? (
        <RowAction
          dossier={dossier}
          act={cancelCalculation}
          label={texts.dossiers.cancelOf(name)}
          icon={<X size={14} />}
        >
          {texts.dossiers.cancel}
        </RowAction>
      ) : null}
      {status === 'Failed' ? (
        <RowAction
          dossier={dossier}
          act={retryCalculation}
          label={texts.dossiers.retryOf(name)}
          icon={<RotateCw size={14} />}
        >
          {texts.dossiers.retry}
        </RowAction>
      ) : null}
      {isOlder && dossier.hasInputFile ? (
        <RowAction
          dossier={dossier}
          act={restyleDossier}
          label={texts.dossiers.restyleOf(name)}
          icon={<Palette size={14} />}
        >
          {texts.dossiers.restyle}
        </RowAction>
      ) : null}
    </div>
  );
}

/** Whether its report is in another house style than that of now; only advisers are told which that is. */
function useIsOlder({ calculationStatus, styleKey }: DossierDocument): boolean {
  const { styleKey: current } = useDossierList();
  return current !== null && calculationStatus === 'Finished' && styleKey !== current;
}

/** Why the report is being made again, or could be. */
function ReportStyle({ dossier }: DossierCellProps) {
  const { dossiers } = useTexts();
  const isOlder = useIsOlder(dossier);
  if (dossier.isRestyling) return <span className="text-sm text-ink-soft">{dossiers.restyling}</span>;
  return isOlder ? <span className="text-xs text-ink-soft">{dossiers.olderStyle}</span> : null;
}

/** Until when the files with participants are kept. */
function Retention({ dossier: { filesEraseOn, filesErasedOn } }: DossierCellProps) {
  const { dossiers, formats } = useTexts();
  if (filesErasedOn !== null) {
    return <span className="text-xs text-ink-soft">{dossiers.erasedOn(formats.day(filesErasedOn))}</span>;
  }
  return filesEraseOn === null ? null : (
    <span className="text-xs text-ink-soft">{dossiers.eraseOn(formats.day(filesEraseOn))}</span>
  );
}

interface RowActionProps extends DossierCellProps {
  readonly act: (place: DossierPlace) => Promise<DossierDocument>;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: string;
}

function RowAction({ dossier, act, label, icon, children }: RowActionProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const change = useDossierListChange(clientId);
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act({ clientId, documentId: dossier.id }),
    onSuccess: (changed) => change((list) => withDossier(list, changed)),
    onError: (error) =>
      showError({
        title: texts.system.errorTitle,
        message: problemText(error) ?? texts.system.somethingWentWrong,
        detail: null,
      }),
  });
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isPending}
      onClick={() => mutate()}
      className="no-print inline-flex min-h-6 items-center gap-1 self-start rounded-sm text-sm font-semibold text-brand hover:underline"
    >
      {isPending ? <Spinner size={14} /> : <span aria-hidden>{icon}</span>}
      {children}
    </button>
  );
}
