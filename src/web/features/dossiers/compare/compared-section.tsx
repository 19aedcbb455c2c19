import type { ReactNode } from 'react';
import type { ComparedSection as Section } from '#output/compare/compared-page.ts';
import { ExhibitView } from '#web/features/dossiers/results/exhibit-view.tsx';
import { Disclosure } from '#web/features/dossiers/results/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';

interface ComparedSectionProps {
  readonly section: Section;
  /** Of the files that are kept. */
  readonly fileName: string;
  /** Above the conclusion: what the section is about is chosen here. */
  readonly choice?: ReactNode;
}

/** One subject of a comparison: what it comes down to, shown, and explained for who asks. */
export function ComparedSection({ section, fileName, choice }: ComparedSectionProps) {
  const { results } = useTexts();
  const { id, topic, conclusion, lead, exhibits, notes } = section;
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
        <p className="mt-0.5 max-w-3xl text-lg leading-snug font-[650] text-balance">{conclusion}</p>
        {lead === '' ? null : <p className="mt-1 max-w-3xl text-sm text-ink-soft">{lead}</p>}
      </div>
      {exhibits.map((exhibit) => (
        <ExhibitView
          key={exhibit.name}
          exhibit={exhibit}
          conclusion={conclusion}
          fileName={`${fileName} - ${exhibit.name}`}
        />
      ))}
      {notes.length === 0 ? null : (
        <div className="mt-4 border-t border-line pt-3">
          <Disclosure label={results.notes}>
            <ul lang="nl" className="flex max-w-3xl list-disc flex-col gap-1 pl-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  );
}
