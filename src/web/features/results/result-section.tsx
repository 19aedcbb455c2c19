import type { ReactNode } from 'react';
import type { Section } from '#output/model/section.ts';
import { Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { Disclosure, isTold, SourceFacts } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTopics } from '#web/features/results/use-topics.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Sections whose table needs the width of the page. */
const wide: ReadonlySet<Section['id']> = new Set<Section['id']>([
  'answers',
  'checks',
  'passed-checks',
  'assumptions',
  'schemes',
  'milestones',
  'reconciliation',
  'statutory-effects',
]);

interface ResultSectionProps {
  readonly section: Section;
  /** Behind it, until it is opened. */
  readonly folded: Section | null;
  readonly dossierName: string;
}

/** One subject: what it comes down to, shown, and explained for those who ask. */
export function ResultSection({ section, folded, dossierName }: ResultSectionProps) {
  const { results } = useTexts();
  const { id, exhibits } = section;
  const topicOf = useTopics();
  const topic = topicOf(section);
  // What is in order asks no attention.
  const isFolded = id === 'passed-checks';
  const body = (
    <SectionBody section={section} dossierName={dossierName}>
      {folded === null ? null : (
        <Disclosure label={topicOf(folded).text}>
          <div lang="nl">
            <Conclusion section={folded} />
          </div>
          <SectionBody section={folded} dossierName={dossierName} />
        </Disclosure>
      )}
    </SectionBody>
  );
  return (
    <section
      aria-label={topic.text}
      className={classNames(
        'min-w-0 rounded-corner border border-line bg-surface px-4 py-3 shadow-card print:mb-3 print:border-0 print:p-0',
        // A long table goes on overleaf; a chart does not leave its heading.
        exhibits.some(({ chart }) => chart !== null) && 'print:break-inside-avoid-page',
        isFolded && 'print:hidden',
        wide.has(id) && 'lg:col-span-2',
      )}
    >
      <div className="print:break-after-avoid">
        <h3 lang={topic.lang} className="text-sm font-semibold text-brand">
          {topic.text}
        </h3>
        <div lang="nl">
          <Conclusion section={section} isWide={wide.has(id)} />
        </div>
      </div>
      {isFolded ? (
        <div className="mt-2">
          <Disclosure label={results.table(topic.text)}>{body}</Disclosure>
        </div>
      ) : (
        body
      )}
    </section>
  );
}

interface SectionBodyProps {
  readonly section: Section;
  readonly dossierName: string;
  readonly children?: ReactNode;
}

/** Its first exhibit, with all that can be opened below it. */
function SectionBody({ section: { conclusion, exhibits, notes, source }, dossierName, children }: SectionBodyProps) {
  const { results } = useTexts();
  const [first, ...further] = exhibits;
  return (
    <SectionExhibits section={{ conclusion, exhibits: first === undefined ? [] : [first] }} fileName={dossierName}>
      {children}
      {further.map((exhibit) => (
        <Disclosure key={exhibit.name} label={exhibit.name}>
          <SectionExhibits section={{ conclusion, exhibits: [exhibit] }} fileName={dossierName} />
        </Disclosure>
      ))}
      <SectionNotes notes={notes} />
      {isTold(source) ? (
        <Disclosure label={results.source}>
          <SourceFacts source={source} />
        </Disclosure>
      ) : null}
    </SectionExhibits>
  );
}
