import type { ReactNode } from 'react';
import type { Section } from '#output/model/section.ts';
import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';
import { AnswerCards } from '#web/features/results/answer-cards.tsx';
import { Contents } from '#web/features/results/contents.tsx';
import { ResultSection } from '#web/features/results/result-section.tsx';
import { Sentences } from '#web/dossier/exhibits/section-parts.tsx';
import type { ShownEffects } from '#web/features/results/use-statutory-effects.tsx';
import { WarningStrip } from '#web/features/results/warning-strip.tsx';
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
  /** Of the answer itself: what-ifs have none. */
  readonly effects?: ShownEffects;
}

/** What follows from effects: the effects of the law come before it. */
const behindEffects: ReadonlySet<Section['id']> = new Set<Section['id']>([
  'compensation-plan',
  'compensation',
  'compensation-years',
  'after-compensation',
  'sensitivity',
  'open-sensitivity',
  'schemes',
  'death',
]);

/** The sections in the order of the page, parted where the effects of the law have their place. */
function parted(sections: readonly Section[]): readonly [before: readonly Section[], behind: readonly Section[]] {
  const found = sections.findIndex(({ id }) => behindEffects.has(id));
  const place = found === -1 ? sections.length : found;
  return [sections.slice(0, place), sections.slice(place)];
}

/** The outcome itself: the answer, the premiums to choose from, and what the chosen one means. */
export function OutcomeContent(props: OutcomeContentProps) {
  const { result, chosen, onChoose, dossierName, isNarrow, afterCards, effects } = props;
  const { results } = useTexts();
  const [before, behind] = parted(shownSections(result, chosen ?? 'none'));
  const shown = (sections: readonly Section[]) =>
    sections.map((section) => <ResultSection key={section.id} section={section} dossierName={dossierName} />);
  return (
    <>
      <WarningStrip warnings={result.warnings} />
      <Sentences sentences={result.sentences} label={results.answer} className="mb-8" />
      <AnswerCards result={result} chosen={chosen} onChoose={onChoose} />
      {afterCards}
      <div className={classNames('mt-10 gap-10', !isNarrow && 'lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]')}>
        {isNarrow ? null : <Contents sections={[...before, ...(effects?.sections ?? []), ...behind]} />}
        <div className="flex min-w-0 flex-col gap-6">
          {shown(before)}
          {effects?.notice}
          {shown(effects?.sections ?? [])}
          {shown(behind)}
        </div>
      </div>
    </>
  );
}
