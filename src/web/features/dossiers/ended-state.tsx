import type { DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { rowFigures, verdictOf, type Word } from '#web/features/dossiers/key-figures.tsx';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { statusWords } from '#web/lib/status-words.ts';
import { NextStep } from '#web/dossier/next-step.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Beside the name: whether the outcome is allowed where there is one, else how the calculation ended. */
export function EndedWord({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { calculationStatus, keyFigures } = dossier;
  const hasOutcome = calculationStatus === 'Finished' && keyFigures !== null;
  const word: Word = hasOutcome ? verdictOf(texts, keyFigures) : statusWords(texts, dossier);
  const { text, look, icon: Icon } = word;
  return (
    <span className={classNames('flex items-center gap-1 text-sm leading-6 font-semibold', look)}>
      {Icon ? <Icon size={16} className="shrink-0" /> : null}
      {text}
    </span>
  );
}

/** Under the name: what the outcome is, or why there is none. */
export function EndedLine({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { calculationStatus, statusReason, keyFigures, nextStep } = dossier;
  const figures = calculationStatus === 'Finished' && keyFigures ? rowFigures(texts, keyFigures) : null;
  return (
    <span className="flex min-w-0 flex-col text-ink-soft">
      {statusReason ? <span>{statusReasonText(texts, statusReason)}</span> : null}
      {figures === null ? null : (
        <span className="flex min-w-0 flex-wrap gap-x-4">
          <span className="shrink-0">{figures}</span>
          <NextStep next={nextStep} isShort />
        </span>
      )}
    </span>
  );
}
