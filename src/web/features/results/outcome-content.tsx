import type { ReactNode } from 'react';
import type { Section } from '#output/model/section.ts';
import { type ScreenResult, shownSections, type Warnings } from '#output/model/screen-result.ts';
import { AnswerCards } from '#web/features/results/answer-cards.tsx';
import { Sentences, Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import type { ShownEffects } from '#web/features/results/use-statutory-effects.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure, SourceFacts } from '#web/dossier/exhibits/source-of-figures.tsx';
import { ChevronDown } from 'lucide-react';
import { Notice } from '#web/ui/notice.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface OutcomeContentProps {
  readonly result: ScreenResult;
  readonly chosen: ScreenResult['front'];
  readonly onChoose: (key: ScreenResult['cards'][number]['key']) => void;
  readonly dossierName: string;
  /** Something stands beside it: then the list of subjects does not. */
  readonly isNarrow: boolean;
  readonly afterSentences?: ReactNode;
  readonly afterCards?: ReactNode;
  /** Of the answer itself: what-ifs have none. */
  readonly effects?: ShownEffects;
}

/** What follows from effects: the effects of the law come before it. */
const behindEffects: ReadonlySet<Section['id']> = new Set<Section['id']>([
  'compensation-plan',
  'flat-cost',
  'compensation',
  'sensitivity',
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
  const { result, chosen, onChoose, dossierName, isNarrow, afterSentences, afterCards, effects } = props;
  const { results } = useTexts();
  const [before, behind] = parted(shownSections(result, chosen ?? 'none'));
  const shown = (sections: readonly Section[]) =>
    sections.map((section) => <ResultSection key={section.id} section={section} dossierName={dossierName} />);
  return (
    <>
      <WarningStrip warnings={result.warnings} />
      <Sentences sentences={result.sentences} label={results.answer} className="mb-8" />
      {afterSentences}
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

interface ResultSectionProps {
  readonly section: Section;
  readonly dossierName: string;
}

/** One subject: what it comes down to, shown, and explained for who asks. */
function ResultSection({ section, dossierName }: ResultSectionProps) {
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

/** The place of a section on the page. */
const sectionPlace = (id: Section['id']): string => `deel-${id}`;

/** The subjects of the page, beside them where there is room. */
function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const { results } = useTexts();
  return (
    <nav aria-labelledby="inhoud-uitkomst" className="no-print max-lg:hidden">
      <div className="sticky top-6">
        <p id="inhoud-uitkomst" className="mb-2 font-[650]">
          {results.contents}
        </p>
        <ul lang="nl" className="flex flex-col border-l border-line text-sm">
          {sections.map(({ id, topic }) => (
            <li key={id}>
              <a
                href={`#${sectionPlace(id)}`}
                onClick={(event) => {
                  // The address is that of the page: a part of it is no page to go back to.
                  event.preventDefault();
                  const heading = document.querySelector<HTMLElement>(`#${sectionPlace(id)}`);
                  heading?.scrollIntoView({ behavior: 'smooth' });
                  heading?.focus({ preventScroll: true });
                }}
                className="-ml-px block border-l-2 border-transparent py-1 pl-3 text-ink-soft hover:border-brand hover:text-brand"
              >
                {topic}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** What is to be known before any figure is read: remarks on the input, who is left out, and with whom it may not be shared. */
function WarningStrip({ warnings }: { readonly warnings: Warnings }) {
  const { results } = useTexts();
  const { headline, findings, leftOut, confidential } = warnings;
  const sentences = [headline, leftOut, confidential].filter((sentence) => sentence !== null);
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-6">
      <div lang="nl" className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {findings.length === 0 ? null : (
        <details className="group mt-2">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-sm font-semibold text-warn hover:underline">
            {results.showWarnings}
            <ChevronDown size={16} className="group-open:rotate-180" />
          </summary>
          <ScrollBox label={results.tableWide(results.warnings(findings.length))}>
            <FindingTable findings={findings} />
          </ScrollBox>
        </details>
      )}
    </Notice>
  );
}

function FindingTable({ findings }: Pick<Warnings, 'findings'>) {
  const { results } = useTexts();
  const { place, what, remedy } = results.warningColumns;
  const cell = 'py-1.5 pr-4 align-top';
  return (
    <table className="mt-2 w-full min-w-136 text-sm">
      <caption className="sr-only">{results.warnings(findings.length)}</caption>
      <thead>
        <tr className="border-b border-warn/30 text-left">
          {[place, what, remedy].map((head) => (
            <th key={head} scope="col" className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang="nl">
        {findings.map((finding, index) => (
          // Two findings can be the same in every word.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <tr key={index} className="border-b border-warn/20 last:border-0">
            <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
              {finding.sheet === null ? results.wholeFile : [finding.sheet, finding.cell].filter(Boolean).join(' ')}
            </th>
            <td className={cell}>{finding.message}</td>
            <td className={cell}>{finding.remedy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
