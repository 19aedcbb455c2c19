import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { DossierAction } from '#web/features/dossiers/dossier-action.tsx';
import { type DossierCellProps, useDossierList } from '#web/features/dossiers/dossier-list-context.ts';
import { KeyFiguresOfDossier } from '#web/features/dossiers/key-figures.tsx';
import { retentionText } from '#web/features/dossiers/retention-text.ts';
import { RunningProgress } from '#web/features/dossiers/running-progress.tsx';
import { useHasOlderStyle } from '#web/features/dossiers/use-has-older-style.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The name of a dossier, with what is worth knowing about it and what can be done about its calculation. */
export function NameCell({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { name, calculationStatus: status, statusReason, sameFileAs, isExample, keyFigures } = dossier;
  return (
    <div className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold">
        <DossierName dossier={dossier} />
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
      <Warnings dossier={dossier} />
      {status === 'Finished' && keyFigures ? <KeyFiguresOfDossier figures={keyFigures} /> : null}
      <Retention dossier={dossier} />
      <DossierAction dossier={dossier} />
    </div>
  );
}

/** Leads to the outcome, once there is one. */
function DossierName({ dossier: { id, name, calculationStatus } }: DossierCellProps) {
  const { clientId } = useDossierList();
  if (calculationStatus !== 'Finished') return <span className="min-w-0 break-words">{name}</span>;
  return (
    <Link
      to={screenPaths.dossierOf(clientId, id)}
      className="min-h-6 min-w-0 rounded-sm break-words text-brand underline decoration-brand/40 underline-offset-3 hover:decoration-brand"
    >
      {name}
    </Link>
  );
}

/** Why the report is being made again, or could be. */
function ReportStyle({ dossier }: DossierCellProps) {
  const { dossiers } = useTexts();
  const hasOlderStyle = useHasOlderStyle(dossier);
  if (dossier.isRestyling) return <span className="text-sm text-ink-soft">{dossiers.restyling}</span>;
  return hasOlderStyle ? <span className="text-xs text-ink-soft">{dossiers.olderStyle}</span> : null;
}

/** What was remarked on in the input of what was calculated all the same: to be known before any figure is read. */
function Warnings({ dossier: { calculationStatus, warningCount, filesErasedOn, keyFigures } }: DossierCellProps) {
  const { dossiers } = useTexts();
  if (calculationStatus !== 'Finished' || warningCount === null || warningCount === 0) return null;
  return (
    <>
      {keyFigures?.isDoubted ? <Remark look="text-bad font-semibold">{dossiers.doubted}</Remark> : null}
      <Remark look="text-warn">
        {filesErasedOn === null ? dossiers.warnings(warningCount) : dossiers.warningsErased(warningCount)}
      </Remark>
    </>
  );
}

function Remark({ look, children }: { readonly look: string; readonly children: string }) {
  return (
    <span className={classNames('flex items-start gap-1.5 text-sm', look)}>
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </span>
  );
}

/** Until when the files with participants are kept. */
function Retention({ dossier }: DossierCellProps) {
  const text = retentionText(useTexts(), dossier);
  return text === null ? null : <span className="text-xs text-ink-soft">{text}</span>;
}
