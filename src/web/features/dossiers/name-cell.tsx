import { Link } from '#web/ui/link.tsx';
import { hasFileErrors } from '#web/lib/status-words.ts';
import { DossierDetails } from '#web/features/dossiers/dossier-details.tsx';
import {
  type DossierCellProps,
  useDossierList,
  useHasOlderStyle,
} from '#web/features/dossiers/dossier-list-context.ts';
import { EndedState } from '#web/features/dossiers/ended-state.tsx';
import { NotifyOffer } from '#web/features/dossiers/notify-offer.tsx';
import { RunningProgress } from '#web/features/dossiers/running-progress.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useMutation } from '@tanstack/react-query';
import { Palette, RotateCw, X, type LucideIcon } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { cancelCalculation, restyleDossier, retryCalculation, type DossierPlace } from '#web/dossier/dossier-calls.ts';
import { withDossier } from '#web/dossier/dossier-list-changes.ts';
import { useDossierListChange, useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';

/**
 * The name of a dossier, how its calculation stands, and what can be done about that. Running or ended takes the same
 * height, so that the rows below stay where they are when a calculation ends.
 */
export function NameCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { name, calculationStatus: status, sameFileAs, isExample, archivedOn } = dossier;
  return (
    <div className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold">
        <DossierName dossier={dossier} />
        {archivedOn === null ? null : (
          <span className="rounded-sm border border-line-strong/60 px-1.5 text-xs leading-5 font-semibold text-ink-soft">
            {texts.dossierLabels.archived}
          </span>
        )}
        {isExample && !name.toUpperCase().includes(texts.dossiers.example) ? (
          <span className="rounded-sm bg-brand-soft px-1.5 text-xs leading-5 font-semibold text-brand">
            {texts.dossiers.example}
          </span>
        ) : null}
      </span>
      {sameFileAs ? <span className="text-xs text-ink-soft">{texts.dossiers.sameFile(sameFileAs)}</span> : null}
      <ReportStyle dossier={dossier} />
      {dossier.newerBasis === null ? null : (
        <span className="text-xs text-ink-soft">{texts.dossiers.newerBasis[dossier.newerBasis]}</span>
      )}
      {status === 'Submitted' ? <RunningProgress dossier={dossier} /> : <EndedState dossier={dossier} />}
      <div className="flex min-h-6 flex-wrap items-start gap-x-4 gap-y-1">
        <DossierAction dossier={dossier} />
        {status === 'Submitted' ? <NotifyOffer name={name} /> : null}
        <DossierDetails dossier={dossier} />
      </div>
    </div>
  );
}

/** Leads to the outcome, or to what is wrong with the file, once there is one. */
function DossierName({ dossier: { id, name, calculationStatus } }: DossierCellProps) {
  const { clientId } = useDossierList();
  if (calculationStatus !== 'Finished' && !hasFileErrors(calculationStatus))
    return <span className="min-h-6 min-w-0 break-words">{name}</span>;
  return (
    <Link
      to={screenPaths.dossierOf(clientId, id)}
      className="min-h-6 min-w-0 rounded-sm break-words text-brand underline decoration-brand/40 underline-offset-3 hover:decoration-brand"
    >
      {name}
    </Link>
  );
}

/** With what the report was made, and why it is being made again, or could be. */
function ReportStyle({ dossier }: DossierCellProps) {
  const { dossiers } = useTexts();
  const hasOlderStyle = useHasOlderStyle(dossier);
  if (dossier.isRestyling) return <span className="text-sm text-ink-soft">{dossiers.restyling}</span>;
  return (
    <>
      {dossier.reportVariants > 0 ? (
        <span className="text-xs text-ink-soft">{dossiers.withVariants(dossier.reportVariants)}</span>
      ) : null}
      {hasOlderStyle ? <span className="text-xs text-ink-soft">{dossiers.olderStyle}</span> : null}
    </>
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
  const hasOlderStyle = useHasOlderStyle(dossier);
  const { name, calculationStatus: status, hasInputFile } = dossier;
  if (status === 'Submitted' || status === 'Unknown') {
    return { act: cancelCalculation, label: dossiers.cancelOf(name), icon: X, text: dossiers.cancel };
  }
  if (status === 'Failed') {
    return { act: retryCalculation, label: dossiers.retryOf(name), icon: RotateCw, text: dossiers.retry };
  }
  if (!hasOlderStyle || !hasInputFile) return null;
  return { act: restyleDossier, label: dossiers.restyleOf(name), icon: Palette, text: dossiers.restyle };
}

/** The same button for all of it, never disabled: whoever pressed it keeps the focus when it becomes the next. */
function DossierAction({ dossier }: DossierCellProps) {
  const { clientId } = useDossierList();
  const change = useDossierListChange(clientId);
  const refresh = useDossierListRefresh(clientId);
  const offered = useAct(dossier);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Act) => act({ clientId, documentId: dossier.id }),
    onSuccess: (changed) => change((list) => withDossier(list, changed)),
    onError: (error) => {
      showRefusal(error);
      void refresh();
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
      {isPending ? <Spinner size={14} /> : <Icon size={14} />}
      {text}
    </button>
  );
}
