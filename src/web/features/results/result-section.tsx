import type { Section } from '#output/model/section.ts';
import { Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { Disclosure, isTold, SourceFacts } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Sections whose table needs the width of the page. */
const wide: ReadonlySet<Section['id']> = new Set<Section['id']>([
  'checks',
  'passed-checks',
  'assumptions',
  'schemes',
  'milestones',
  'reconciliation',
]);

/** What is in order asks no attention. */
const folded: ReadonlySet<Section['id']> = new Set<Section['id']>(['passed-checks']);

interface ResultSectionProps {
  readonly section: Section;
  readonly dossierName: string;
}

/** One subject: what it comes down to, shown, and explained for those who ask. */
export function ResultSection({ section, dossierName }: ResultSectionProps) {
  const { results } = useTexts();
  const { id, topic, notes, source } = section;
  const { conclusion, exhibits } = section;
  const [first, ...further] = exhibits;
  const body = (
    <>
      {first === undefined ? null : (
        <SectionExhibits section={{ conclusion, exhibits: [first] }} fileName={dossierName} />
      )}
      {further.map((exhibit) => (
        <Disclosure key={exhibit.name} label={exhibit.name}>
          <SectionExhibits section={{ conclusion, exhibits: [exhibit] }} fileName={dossierName} />
        </Disclosure>
      ))}
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-2 print:not-has-[details[open]]:hidden">
        <SectionNotes notes={notes} />
        {isTold(source) ? (
          <Disclosure label={results.source}>
            <SourceFacts source={source} />
          </Disclosure>
        ) : null}
      </div>
    </>
  );
  return (
    <section
      aria-label={topic}
      className={classNames(
        'min-w-0 rounded-corner border border-line bg-surface p-4 shadow-card print:mb-3 print:border-0 print:p-0',
        // A long table goes on overleaf; a chart does not leave its heading.
        exhibits.some(({ chart }) => chart !== null) && 'print:break-inside-avoid-page',
        folded.has(id) && 'print:hidden',
        wide.has(id) && 'lg:col-span-2',
      )}
    >
      <div lang="nl" className="print:break-after-avoid">
        <h3 className="text-sm font-semibold text-brand">{topic}</h3>
        <Conclusion section={section} />
      </div>
      {folded.has(id) ? (
        <div className="mt-2">
          <Disclosure label={results.table(topic)}>{body}</Disclosure>
        </div>
      ) : (
        body
      )}
    </section>
  );
}
