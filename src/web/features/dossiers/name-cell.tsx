import { useMutation } from '@tanstack/react-query';
import { Palette, RotateCw, X, type LucideIcon } from 'lucide-react';
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
import { useDossierListChange, useDossierListRefresh } from '#web/features/dossiers/use-dossier-list-change.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useErrorToast } from '#web/ui/toasts.tsx';

/** The name of a dossier, with what is worth knowing about it and what can be done about its calculation. */
export function NameCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { name, calculationStatus: status, statusReason, sameFileAs, isExample } = dossier;
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
      <RowAction dossier={dossier} />
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

interface Act {
  readonly act: (place: DossierPlace) => Promise<DossierDocument>;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly text: string;
}

/** What can be done about the calculation of a dossier; there is one such thing at a time, or none. */
function useAct(dossier: DossierDocument): Act | null {
  const { dossiers } = useTexts();
  const isOlder = useIsOlder(dossier);
  const { name, calculationStatus: status, hasInputFile } = dossier;
  if (status === 'Submitted' || status === 'Unknown') {
    return { act: cancelCalculation, label: dossiers.cancelOf(name), icon: X, text: dossiers.cancel };
  }
  if (status === 'Failed') {
    return { act: retryCalculation, label: dossiers.retryOf(name), icon: RotateCw, text: dossiers.retry };
  }
  if (!isOlder || !hasInputFile) return null;
  return { act: restyleDossier, label: dossiers.restyleOf(name), icon: Palette, text: dossiers.restyle };
}

/** The same button for all of it, never disabled: whoever pressed it keeps the focus when it becomes the next. */
function RowAction({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const change = useDossierListChange(clientId);
  const refresh = useDossierListRefresh(clientId);
  const showError = useErrorToast();
  const offered = useAct(dossier);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Act) => act({ clientId, documentId: dossier.id }),
    onSuccess: (changed) => change((list) => withDossier(list, changed)),
    onError: (error) => {
      showError({
        title: texts.system.errorTitle,
        message: problemText(error) ?? texts.system.somethingWentWrong,
        detail: null,
      });
      refresh();
    },
  });
  if (offered === null) return null;
  const { label, icon: Icon, text } = offered;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(offered)}
      className="no-print inline-flex min-h-6 items-center gap-1 self-start rounded-sm text-sm font-semibold text-brand hover:underline"
    >
      {isPending ? <Spinner size={14} /> : <Icon aria-hidden size={14} />}
      {text}
    </button>
  );
}
