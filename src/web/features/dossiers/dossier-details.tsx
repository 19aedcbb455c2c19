import { DownloadCell } from '#web/features/dossiers/download-cell.tsx';
import {
  type DossierCellProps,
  useDossierList,
  useHasOlderStyle,
} from '#web/features/dossiers/dossier-list-context.ts';
import { Figures } from '#web/features/dossiers/key-figures.tsx';
import { NotifyOffer } from '#web/features/dossiers/notify-offer.tsx';
import { retentionText } from '#web/features/dossiers/retention-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { useArchiving } from '#web/dossier/use-archiving.ts';
import { useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { hasEnded } from '#web/dossier/polling-interval.ts';
import { NextStep } from '#web/dossier/next-step.tsx';
import { Button } from '#web/ui/button.tsx';

/** What is worth knowing of a dossier, but not at the first look: the other figures, where warnings stand, until when files are kept; another name, and the archive. */
export function DossierDetails({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { dossiers, results } = texts;
  const { name, calculationStatus, keyFigures, warningCount, filesErasedOn } = dossier;
  const isFinished = calculationStatus === 'Finished';
  const figures = isFinished ? keyFigures : null;
  const hasWarnings = isFinished && warningCount !== null && warningCount > 0;
  const retention = retentionText(texts, dossier);
  return (
    <details className="text-sm open:order-last open:w-full">
      <summary
        aria-label={dossiers.moreOf(name)}
        className="min-h-6 w-max cursor-pointer rounded-sm font-semibold text-brand hover:underline"
      >
        {dossiers.more}
      </summary>
      <div className="mt-1 flex flex-col gap-1">
        {figures ? <Figures figures={figures} /> : null}
        {isFinished ? <NextStep next={dossier.nextStep} /> : null}
        {hasWarnings && filesErasedOn !== null ? <span className="text-warn">{dossiers.warningsErased}</span> : null}
        <Origin dossier={dossier} />
        {retention === null ? null : <span className="text-xs text-ink-soft">{retention}</span>}
        {isFinished && dossier.furtherFiles.length > 0 ? <FurtherDownloads dossier={dossier} /> : null}
        {figures?.awaitsChoice === true ? <span className="text-ink-soft">{results.chooseFirst}</span> : null}
        {calculationStatus === 'Submitted' ? <NotifyOffer name={name} /> : null}
        <RowLabels dossier={dossier} />
      </div>
    </details>
  );
}

/** From which file it is, with what its report was made, and what has become known since. */
function Origin({ dossier }: DossierCellProps) {
  const { dossiers } = useTexts();
  const hasOlderStyle = useHasOlderStyle(dossier);
  const { sameFileAs, reportVariants, newerBasis } = dossier;
  const lines = [
    sameFileAs === null ? null : dossiers.sameFile(sameFileAs),
    reportVariants > 0 ? dossiers.withVariants(reportVariants) : null,
    hasOlderStyle ? dossiers.olderStyle : null,
    newerBasis === null ? null : dossiers.newerBasis[newerBasis],
  ];
  return lines.map((line) =>
    line === null ? null : (
      <span key={line} className="text-xs text-ink-soft">
        {line}
      </span>
    ),
  );
}

/** The documents in Word that were made of it, and the workbook without people. */
function FurtherDownloads({ dossier }: DossierCellProps) {
  return (
    <span className="no-print flex flex-wrap gap-x-4 lg:pl-2.5">
      {dossier.furtherFiles.map((type) => (
        <DownloadCell key={type} dossier={dossier} type={type} />
      ))}
    </span>
  );
}

/** What can be done about a dossier whatever came out of it: another name, and out of the way. */
function RowLabels({ dossier }: DossierCellProps) {
  const { dossierLabels } = useTexts();
  const { open } = useDossierList();
  return (
    <span className="no-print flex flex-wrap gap-2 py-1">
      <Button
        look="secondary"
        size="small"
        aria-label={dossierLabels.renameOf(dossier.name)}
        onClick={() => open({ kind: 'rename', dossier })}
      >
        <Pencil size={14} />
        {dossierLabels.rename}
      </Button>
      {hasEnded(dossier.calculationStatus) ? <ArchiveButton dossier={dossier} /> : null}
    </span>
  );
}

function ArchiveButton({ dossier }: DossierCellProps) {
  const { dossierLabels: texts } = useTexts();
  const { clientId } = useDossierList();
  const refresh = useDossierListRefresh(clientId);
  const { mutate, isPending } = useArchiving({ clientId, documentId: dossier.id }, refresh, refresh);
  const isArchived = dossier.archivedOn !== null;
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={isArchived ? texts.bringBackOf(dossier.name) : texts.archiveOf(dossier.name)}
      aria-disabled={isPending}
      onClick={() => mutate(!isArchived)}
    >
      <Icon size={14} />
      {isArchived ? texts.bringBack : texts.archive}
    </Button>
  );
}
