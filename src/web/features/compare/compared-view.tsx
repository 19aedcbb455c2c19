import { useState, type ReactNode } from 'react';
import type { ComparedFigure, ComparedPage, ComparedSection as Section } from '#output/live/compare/compared-page.ts';
import { Sentences, Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { SelectField } from '#web/ui/fields.tsx';
import { ArrowLeftRight, RotateCw } from 'lucide-react';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault, Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ComparedViewProps {
  readonly page: ComparedPage;
  readonly fileName: string;
}

/** What differs between two dossiers. */
export function ComparedView({ page, fileName }: ComparedViewProps) {
  const { compare } = useTexts();
  const [chosen, setChosen] = useState(page.shownFirst ?? page.figures[0]?.key);
  const figure = page.figures.find(({ key }) => key === chosen) ?? page.figures[0];
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Sentences sentences={page.sentences} label={compare.summary} />
      {figure === undefined ? null : (
        <ComparedSection
          section={figure.section}
          fileName={fileName}
          choice={<FigureChoice figures={page.figures} chosen={figure.key} onChoose={setChosen} />}
        />
      )}
      {[page.answers, ...page.differences].map((section) => (
        <ComparedSection key={section.id} section={section} fileName={fileName} />
      ))}
    </div>
  );
}

interface FigureChoiceProps {
  readonly figures: readonly ComparedFigure[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** Which figure is divided, under the name of its alternative. */
function FigureChoice({ figures, chosen, onChoose }: FigureChoiceProps) {
  const { compare } = useTexts();
  const alternatives = Object.entries(Object.groupBy(figures, ({ alternative }) => alternative));
  return (
    <SelectField
      label={compare.figure}
      lang="nl"
      className="no-print my-3 max-w-xl"
      value={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
    >
      {alternatives.map(([alternative, own = []]) => (
        <optgroup key={alternative} label={alternative}>
          {own.map(({ key, figure }) => (
            <option key={key} value={key}>
              {figure}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface ComparedSectionProps {
  readonly section: Section;
  /** Of the files that are kept. */
  readonly fileName: string;
  /** Above the conclusion: what the section is about is chosen here. */
  readonly choice?: ReactNode;
}

/** One subject of a comparison: what it comes down to, shown, and explained for who asks. */
function ComparedSection({ section, fileName, choice }: ComparedSectionProps) {
  const { id, topic, notes } = section;
  return (
    <section
      aria-labelledby={`compared-${id}`}
      className="rounded-corner border border-line bg-surface p-4 shadow-card sm:p-6 print:border-0 print:p-0"
    >
      <h2 id={`compared-${id}`} lang="nl" className="text-sm font-semibold text-brand">
        {topic}
      </h2>
      {choice}
      <div lang="nl" aria-live={choice === undefined ? undefined : 'polite'}>
        <Conclusion section={section} />
      </div>
      <SectionExhibits section={section} fileName={fileName} />
      {notes.length === 0 ? null : (
        <div className="mt-4 border-t border-line pt-3">
          <SectionNotes notes={notes} />
        </div>
      )}
    </section>
  );
}

type CompareStateProps =
  | { readonly state: 'choose' | 'twice' }
  | { readonly state: 'calculating'; readonly fraction: number }
  | { readonly state: 'failed'; readonly error: unknown; readonly onRetry: () => void };

const isErased = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'WHAT_IF_ERASED';

/** Why there is no comparison to show (yet), and the way on. */
export function CompareState(props: CompareStateProps) {
  const { compare, general, formats } = useTexts();
  switch (props.state) {
    case 'calculating':
      return (
        <output className="flex items-center gap-2 py-10 text-ink-soft">
          <Spinner />
          {compare.calculating(formats.percentage(props.fraction, 0))}
        </output>
      );
    case 'failed':
      return (
        <Fault
          action={
            <Button look="secondary" size="small" onClick={props.onRetry} icon={RotateCw}>
              {general.retry}
            </Button>
          }
        >
          <p className="max-w-prose">
            {isErased(props.error) ? compare.erased : (problemText(props.error) ?? compare.failed)}
          </p>
        </Fault>
      );
    case 'twice':
      return (
        <Notice tone="info" announced="politely">
          {compare.twice}
        </Notice>
      );
    case 'choose':
    default:
      return <EmptyState icon={ArrowLeftRight} title={compare.emptyTitle} text={compare.emptyText} />;
  }
}
