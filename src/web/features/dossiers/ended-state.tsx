import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { Headline } from '#web/features/dossiers/key-figures.tsx';
import { isErasureNear, retentionText } from '#web/features/dossiers/retention-text.ts';
import { statusWords } from '#web/lib/status-words.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

/** As high as a progress bar with its words, and as two lines. */
export const stateHeightClass = 'min-h-11';

/** How the calculation of a dossier ended: in words, then what is to be known before any figure, then the figure in front. */
export function EndedState({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { calculationStatus: status, statusReason, keyFigures } = dossier;
  const { text, look } = statusWords(texts, dossier);
  const isFinished = status === 'Finished';
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className={classNames('font-semibold', look)}>{text}</span>
        <WarningCount dossier={dossier} />
      </span>
      <div className={classNames('flex flex-col gap-1', (!isFinished || keyFigures !== null) && stateHeightClass)}>
        {isFinished && keyFigures?.isDoubted ? (
          <span className="text-sm font-semibold text-bad">{texts.dossiers.doubted}</span>
        ) : null}
        {statusReason ? <span className="text-sm text-ink-soft">{statusReasonText(texts, statusReason)}</span> : null}
        {isFinished && keyFigures ? <Headline figures={keyFigures} /> : null}
        <NearErasure dossier={dossier} />
      </div>
    </>
  );
}

/** How much was remarked on in the input of what was calculated all the same. */
function WarningCount({ dossier: { calculationStatus, warningCount } }: DossierCellProps) {
  const { dossiers } = useTexts();
  if (calculationStatus !== 'Finished' || warningCount === null || warningCount === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-warn">
      <TriangleAlert size={16} className="shrink-0" />
      {dossiers.warningCount(warningCount)}
    </span>
  );
}

/** That files go within a week, or are gone; an erasure further away is among the details. */
function NearErasure({ dossier }: DossierCellProps) {
  const [now] = useState(() => Date.now());
  const text = retentionText(useTexts(), dossier);
  return text !== null && isErasureNear(dossier, now) ? <span className="text-xs text-ink-soft">{text}</span> : null;
}
