import type { ReactNode } from 'react';
import type { ComparedSection as Section } from '#output/live/compare/compared-page.ts';
import { Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';

interface ComparedSectionProps {
  readonly section: Section;
  /** Of the files that are kept. */
  readonly fileName: string;
  /** Above the conclusion: what the section is about is chosen here. */
  readonly choice?: ReactNode;
}

/** One subject of a comparison: what it comes down to, shown, and explained for who asks. */
export function ComparedSection({ section, fileName, choice }: ComparedSectionProps) {
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
