import { useState } from 'react';
import type { ComparedFigure, ComparedPage } from '#output/live/compare/compared-page.ts';
import { ComparedSection } from '#web/features/compare/compared-section.tsx';
import { Sentences } from '#web/dossier/exhibits/section-parts.tsx';
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
