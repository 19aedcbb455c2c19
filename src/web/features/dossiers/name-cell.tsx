import { Link } from '#web/ui/link.tsx';
import { DossierAction } from '#web/features/dossiers/dossier-action.tsx';
import { hasFileErrors } from '#web/lib/status-words.ts';
import { DossierDetails } from '#web/features/dossiers/dossier-details.tsx';
import { type DossierCellProps, useDossierList } from '#web/features/dossiers/dossier-list-context.ts';
import { EndedState } from '#web/features/dossiers/ended-state.tsx';
import { NotifyOffer } from '#web/features/dossiers/notify-offer.tsx';
import { RunningProgress } from '#web/features/dossiers/running-progress.tsx';
import { useHasOlderStyle } from '#web/features/dossiers/dossier-list-context.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

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
