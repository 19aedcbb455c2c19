import { useState, type ReactNode } from 'react';
import type { ComparedFigure, ComparedPage, ComparedSection as Section } from '#output/live/compare/compared-page.ts';
import { Sentences, Conclusion, SectionExhibits, SectionNotes } from '#web/dossier/exhibits/section-parts.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { SelectField } from '#web/ui/select-field.tsx';

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
