import { useRef, useState } from 'react';
import type { ComparedPage, ComparedSection as Section } from '#output/live/compare/compared-page.ts';
import { Sentences, Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { Answers } from '#web/features/compare/answers-table.tsx';
import { useTexts } from '#web/i18n/language.ts';
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
  const [chosen, setChosen] = useState(page.shownFirst);
  const origin = useRef<HTMLDivElement>(null);
  const figure = page.figures.find(({ key }) => key === chosen);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Sentences sentences={page.sentences} label={compare.summary} />
      <Answers
        answers={page.answers}
        chosen={chosen}
        onChoose={(key) => {
          setChosen(key);
          origin.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <div ref={origin} aria-live="polite" className="scroll-mb-4 empty:hidden">
        {figure === undefined ? null : <ComparedSection section={figure.section} fileName={fileName} />}
      </div>
      {page.differences.map((section) => (
        <ComparedSection key={section.id} section={section} fileName={fileName} />
      ))}
    </div>
  );
}

interface ComparedSectionProps {
  readonly section: Section;
  /** Of the files that are kept. */
  readonly fileName: string;
}

/** One subject of a comparison: what it comes down to, shown, and explained for who asks. */
function ComparedSection({ section, fileName }: ComparedSectionProps) {
  const { id, topic, notes } = section;
  return (
    <section
      aria-labelledby={`compared-${id}`}
      className="rounded-corner border border-line bg-surface p-4 shadow-card sm:p-6 print:border-0 print:p-0"
    >
      <h2 id={`compared-${id}`} lang="nl" className="text-sm font-semibold text-brand">
        {topic}
      </h2>
      <div lang="nl">
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
