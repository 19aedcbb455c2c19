import type { ReactNode } from 'react';
import { type ScreenResult, shownSections } from '#output/screen/screen-result.ts';
import { AnswerCards } from '#web/features/dossiers/results/answer-cards.tsx';
import { Contents } from '#web/features/dossiers/results/contents.tsx';
import { ResultSection } from '#web/features/dossiers/results/result-section.tsx';
import { Sentences } from '#web/features/dossiers/results/section-parts.tsx';
import { WarningStrip } from '#web/features/dossiers/results/warning-strip.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

interface OutcomeContentProps {
  readonly result: ScreenResult;
  readonly chosen: ScreenResult['front'];
  readonly onChoose: (key: ScreenResult['cards'][number]['key']) => void;
  readonly dossierName: string;
  /** Something stands beside it: then the list of subjects does not. */
  readonly isNarrow: boolean;
  readonly afterCards?: ReactNode;
}

/** The outcome itself: the answer, the premiums to choose from, and what the chosen one means. */
export function OutcomeContent(props: OutcomeContentProps) {
  const { result, chosen, onChoose, dossierName, isNarrow, afterCards } = props;
  const { results } = useTexts();
  const sections = shownSections(result, chosen ?? 'none');
  return (
    <>
      <WarningStrip warnings={result.warnings} />
      <Sentences sentences={result.sentences} label={results.answer} className="mb-8" />
      <AnswerCards result={result} chosen={chosen} onChoose={onChoose} />
      {afterCards}
      <div className={classNames('mt-10 gap-10', !isNarrow && 'lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]')}>
        {isNarrow ? null : <Contents sections={sections} />}
        <div className="flex min-w-0 flex-col gap-6">
          {sections.map((section) => (
            <ResultSection key={section.id} section={section} dossierName={dossierName} />
          ))}
        </div>
      </div>
    </>
  );
}
