import type { Section } from '#output/model/section.ts';
import { sectionPlace } from '#web/features/results/contents.tsx';
import { Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { Disclosure, SourceFacts } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';

interface ResultSectionProps {
  readonly section: Section;
  readonly dossierName: string;
}

/** One subject: what it comes down to, shown, and explained for who asks. */
export function ResultSection({ section, dossierName }: ResultSectionProps) {
  const { results } = useTexts();
  const { id, topic, notes, source } = section;
  const place = sectionPlace(id);
  return (
    <section className="rounded-corner border border-line bg-surface p-4 shadow-card sm:p-6 print:border-0 print:p-0">
      <div lang="nl">
        <h2
          id={place}
          tabIndex={-1}
          className="scroll-mt-6 text-sm font-semibold text-brand focus-visible:outline-none"
        >
          {topic}
        </h2>
        <Conclusion section={section} />
      </div>
      <SectionExhibits section={section} fileName={dossierName} />
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-3">
        <SectionNotes notes={notes} />
        <Disclosure label={results.source}>
          <SourceFacts source={source} />
        </Disclosure>
      </div>
    </section>
  );
}
