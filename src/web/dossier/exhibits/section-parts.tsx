import type { Section, Exhibit } from '#output/model/section.ts';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExhibitChart } from '#web/dossier/exhibits/exhibit-chart.tsx';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { SaveButtons } from '#web/dossier/exhibits/save-buttons.tsx';

// What a page with the outcome of a dossier and one that compares two of them both show.

interface SentencesProps {
  readonly sentences: readonly string[];
  /** What a reader hears that it is. */
  readonly label: string;
  readonly className?: string;
}

/** The answer of the page, and what else it comes down to. */
export function Sentences({ sentences: [answer, ...further], label, className }: SentencesProps) {
  return (
    <section aria-label={label} lang="nl" className={classNames('max-w-4xl', className)}>
      <p className="text-xl leading-snug font-semibold text-balance">{answer}</p>
      {further.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </section>
  );
}

/** What a section comes down to, under its subject. */
export function Conclusion({
  section: { conclusion, lead },
}: {
  readonly section: Pick<Section, 'conclusion' | 'lead'>;
}) {
  return (
    <>
      <p className="mt-0.5 max-w-3xl text-lg leading-snug font-[650] text-balance">{conclusion}</p>
      {lead === '' ? null : <p className="mt-1 max-w-3xl text-sm text-ink-soft">{lead}</p>}
    </>
  );
}

interface SectionExhibitsProps {
  readonly section: Pick<Section, 'conclusion' | 'exhibits'>;
  /** With which the names of the files that are kept begin. */
  readonly fileName: string;
}

export function SectionExhibits({ section: { conclusion, exhibits }, fileName }: SectionExhibitsProps) {
  return exhibits.map((exhibit) => (
    <ExhibitView
      key={exhibit.name}
      exhibit={exhibit}
      conclusion={conclusion}
      fileName={`${fileName} - ${exhibit.name}`}
    />
  ));
}

/** The explanation of a section, for who asks. */
export function SectionNotes({ notes }: Pick<Section, 'notes'>) {
  const { results } = useTexts();
  return notes.length === 0 ? null : (
    <Disclosure label={results.notes}>
      <ul lang="nl" className="flex max-w-3xl list-disc flex-col gap-1 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface ExhibitViewProps {
  readonly exhibit: Exhibit;
  /** Stands above the picture that is kept. */
  readonly conclusion: string;
  /** Of the files that are kept, without what comes behind the point. */
  readonly fileName: string;
}

/** A chart with its table one press away, or a table by itself. */
function ExhibitView({ exhibit, conclusion, fileName }: ExhibitViewProps) {
  const { results } = useTexts();
  const { name, chart, table } = exhibit;
  return (
    <figure aria-label={name} className="mt-5 min-w-0">
      {chart === null ? null : <ExhibitChart chart={chart.model} name={name} text={chart.text} />}
      {table !== null && chart === null ? <ExhibitTable table={table.model} name={name} /> : null}
      <div className="no-print mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {table !== null && chart !== null ? (
          <div className="min-w-0 grow basis-64">
            <Disclosure label={results.table(name)}>
              <ExhibitTable table={table.model} name={name} />
            </Disclosure>
          </div>
        ) : (
          <span />
        )}
        <SaveButtons exhibit={exhibit} conclusion={conclusion} fileName={fileName} />
      </div>
    </figure>
  );
}
