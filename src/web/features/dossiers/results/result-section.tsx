import type { Section } from '#output/exhibits/model/section.ts';
import { sectionPlace } from '#web/features/dossiers/results/contents.tsx';
import { ExhibitView } from '#web/features/dossiers/results/exhibit-view.tsx';
import { Disclosure, SourceFacts } from '#web/features/dossiers/results/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';

interface ResultSectionProps {
  readonly section: Section;
  readonly dossierName: string;
}

/** One subject: what it comes down to, shown, and explained for who asks. */
export function ResultSection({ section, dossierName }: ResultSectionProps) {
  const { results } = useTexts();
  const { id, topic, conclusion, lead, exhibits, notes, source } = section;
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
        <p className="mt-0.5 max-w-3xl text-lg leading-snug font-[650] text-balance">{conclusion}</p>
        {lead === '' ? null : <p className="mt-1 max-w-3xl text-sm text-ink-soft">{lead}</p>}
      </div>
      {exhibits.map((exhibit) => (
        <ExhibitView
          key={exhibit.name}
          exhibit={exhibit}
          conclusion={conclusion}
          fileName={`${dossierName} - ${exhibit.name}`}
        />
      ))}
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-3">
        {notes.length === 0 ? null : (
          <Disclosure label={results.notes}>
            <ul lang="nl" className="flex max-w-3xl list-disc flex-col gap-1 pl-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <Disclosure label={results.source}>
          <SourceFacts source={source} />
        </Disclosure>
      </div>
    </section>
  );
}
