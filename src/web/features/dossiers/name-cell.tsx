import { Link } from '#web/ui/link.tsx';
import { hasFileErrors } from '#web/lib/status-words.ts';
import { DossierDetails } from '#web/features/dossiers/dossier-details.tsx';
import {
  type DossierCellProps,
  useDossierList,
  useHasOlderStyle,
} from '#web/features/dossiers/dossier-list-context.ts';
import { EndedLine, EndedWord } from '#web/features/dossiers/ended-state.tsx';
import { RunningLine, RunningWord } from '#web/features/dossiers/running-progress.tsx';
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
 * The name of a dossier and how it stands; under it what came out or what is being done, and what can be done about that.
 * Two lines, running or ended, so that the rows below stay where they are when a calculation ends.
 */
export function NameCell({ dossier }: DossierCellProps) {
  const isRunning = dossier.calculationStatus === 'Submitted';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 font-semibold">
        <DossierName dossier={dossier} />
        <Marks dossier={dossier} />
      </span>
      {isRunning ? <RunningWord dossier={dossier} /> : <EndedWord dossier={dossier} />}
      <DossierDetails dossier={dossier} />
      <div className="flex min-h-6 w-full flex-wrap items-center justify-between gap-x-3 text-xs">
        {isRunning ? <RunningLine dossier={dossier} /> : <EndedLine dossier={dossier} />}
        <DossierAction dossier={dossier} />
      </div>
      <OfficeLine dossier={dossier} />
    </div>
  );
}

/** That it was put away, that its employer sees it, and that it is an example where its name does not say so. */
function Marks({ dossier: { name, isExample, archivedOn, shared } }: DossierCellProps) {
  const { dossierLabels, dossiers, sharing } = useTexts();
  return (
    <>
      {archivedOn === null ? null : (
        <span className="rounded-sm border border-line-strong/60 px-1.5 text-xs leading-5 font-semibold text-ink-soft">
          {dossierLabels.archived}
        </span>
      )}
      {shared === null ? null : (
        <span className="rounded-sm border border-line-strong/60 px-1.5 text-xs leading-5 font-semibold text-ink-soft">
          {shared.isOlder ? sharing.isSharedOlder : sharing.isShared}
        </span>
      )}
      {isExample && !name.toUpperCase().includes(dossiers.example) ? (
        <span className="rounded-sm bg-brand-soft px-1.5 text-xs leading-5 font-semibold text-brand">
          {dossiers.example}
        </span>
      ) : null}
    </>
  );
}

/** Which colleague works on it, and what the employer did with what is shared. */
function OfficeLine({ dossier: { worker, shared } }: DossierCellProps) {
  const { office, sharing, formats } = useTexts();
  const parts = [
    worker === null ? null : office.worksOn(worker),
    shared?.decided
      ? sharing.chosenOnDay(shared.decided.choice, formats.day(shared.decided.on))
      : shared?.openedOn
        ? sharing.openedOnDay(formats.day(shared.openedOn))
        : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : <p className="w-full text-xs text-ink-soft">{parts.join(' · ')}</p>;
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

interface Act {
  readonly act: (place: DossierPlace) => Promise<DossierDocument>;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Null: the icon says it, beside figures that need the room. */
  readonly text: string | null;
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
  return { act: restyleDossier, label: dossiers.restyleOf(name), icon: Palette, text: null };
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
      title={label}
      className="no-print ml-auto inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-sm font-semibold text-brand hover:underline"
    >
      {isPending ? <Spinner size={14} /> : <Icon size={14} />}
      {text}
    </button>
  );
}
