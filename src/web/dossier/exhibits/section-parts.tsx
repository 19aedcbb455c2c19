import type { ReactNode } from 'react';
import type { Section, Exhibit } from '#output/model/section.ts';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExhibitChart } from '#web/dossier/exhibits/exhibit-chart.tsx';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { Download } from 'lucide-react';
import { Worded } from '#web/dossier/exhibits/worded.tsx';
import { readInLight } from '#web/lib/colour-scheme.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { chartRows, csvText } from '#web/ui/chart/chart-data.ts';
import { chartDrawing } from '#web/ui/chart/chart-drawing.ts';
import { pngFile, svgFile } from '#web/ui/chart/svg-file.ts';
import { inkVariable } from '#web/ui/chart/svg-elements.ts';
import { showError } from '#web/ui/toasts.tsx';

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
      <p className="text-xl font-semibold text-balance">{answer}</p>
      {further.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </section>
  );
}

interface ConclusionProps {
  readonly section: Pick<Section, 'conclusion' | 'lead'>;
  /** Over the width of the page. */
  readonly isWide?: boolean;
}

/** What a section comes down to, under its subject. */
export function Conclusion({ section: { conclusion, lead }, isWide = false }: ConclusionProps) {
  const width = isWide ? 'max-w-6xl' : 'max-w-3xl';
  return (
    <>
      <p className={classNames('mt-0.5 text-lg leading-snug font-[650] text-balance print:max-w-none', width)}>
        {conclusion}
      </p>
      {lead === '' ? null : <p className={classNames('mt-1 text-sm text-ink-soft print:max-w-none', width)}>{lead}</p>}
    </>
  );
}

interface SectionExhibitsProps {
  readonly section: Pick<Section, 'conclusion' | 'exhibits'>;
  /** With which the names of the files that are kept begin. */
  readonly fileName: string;
  /** What else can be opened, in the row below each exhibit. */
  readonly children?: ReactNode;
}

export function SectionExhibits({ section: { conclusion, exhibits }, fileName, children }: SectionExhibitsProps) {
  return exhibits.map((exhibit) => (
    <ExhibitView
      key={exhibit.name}
      exhibit={exhibit}
      conclusion={conclusion}
      fileName={`${fileName} - ${exhibit.name}`}
    >
      {children}
    </ExhibitView>
  ));
}

/** The explanation of a section, for who asks. */
export function SectionNotes({ notes }: Pick<Section, 'notes'>) {
  const { results } = useTexts();
  return notes.length === 0 ? null : (
    <Disclosure label={results.notes}>
      <ul lang="nl" className="flex max-w-3xl list-disc flex-col gap-1 pl-5">
        {notes.map((note) => (
          <li key={note}>
            <Worded isDutch>{note}</Worded>
          </li>
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
  readonly children: ReactNode;
}

/** A chart with its table one press away, or a table by itself. */
function ExhibitView({ exhibit, conclusion, fileName, children }: ExhibitViewProps) {
  const { results } = useTexts();
  const { name, chart, table } = exhibit;
  return (
    <figure aria-label={name} className="mt-3 min-w-0 print:mt-2">
      {chart === null ? null : <ExhibitChart chart={chart.model} name={name} text={chart.text} />}
      {table !== null && chart === null ? <ExhibitTable table={table.model} name={name} /> : null}
      <div className="mt-2 flex flex-wrap items-start gap-x-8 gap-y-1 print:not-has-[details[open]]:hidden">
        {table !== null && chart !== null ? (
          <Disclosure label={results.table(name)}>
            <ExhibitTable table={table.model} name={name} />
          </Disclosure>
        ) : null}
        {children}
        <SaveButtons exhibit={exhibit} conclusion={conclusion} fileName={fileName} />
      </div>
    </figure>
  );
}

interface SaveButtonsProps {
  readonly exhibit: Exhibit;
  readonly conclusion: string;
  readonly fileName: string;
}

/** Width of a kept picture, whatever the window, in pixels. */
const pictureWidth = 960;

type Format = 'SVG' | 'PNG' | 'CSV';

/** The colours of the charts on the page. */
function shownColours(): (ink: Parameters<typeof inkVariable>[0]) => string {
  const style = getComputedStyle(document.querySelector('svg.chart') ?? document.documentElement);
  return (ink) => style.getPropertyValue(inkVariable(ink)).trim();
}

function tableRows({ table }: Exhibit): readonly (readonly string[])[] {
  return table === null ? [] : [table.model.columns.map(({ head }) => head), ...table.model.rows];
}

async function fileOf(format: Format, exhibit: Exhibit, conclusion: string): Promise<Blob> {
  const { chart } = exhibit;
  if (format === 'CSV' || chart === null) {
    return new Blob([csvText(chart === null ? tableRows(exhibit) : chartRows(chart.model))], { type: 'text/csv' });
  }
  const drawing = chartDrawing(chart.model, pictureWidth);
  // A kept picture goes into a document.
  const picture = readInLight(() => svgFile(drawing, conclusion, shownColours()));
  return format === 'PNG' ? pngFile(picture) : new Blob([picture.text], { type: 'image/svg+xml' });
}

/** Keeps the chart as a picture, and its figures as a table. */
function SaveButtons({ exhibit, conclusion, fileName }: SaveButtonsProps) {
  const { results } = useTexts();
  const formats: readonly Format[] = exhibit.chart === null ? ['CSV'] : ['PNG', 'SVG', 'CSV'];
  const save = (format: Format) =>
    fileOf(format, exhibit, conclusion)
      .then((bytes) => saveFile(bytes, `${fileName}.${format.toLowerCase()}`))
      .catch(() => showError(results.pictureFailed));
  return (
    <div className="no-print -mr-2 ml-auto flex items-center">
      <Download size={15} className="mr-0.5 text-ink-soft" />
      {formats.map((format) => (
        <Button
          key={format}
          look="quiet"
          size="small"
          aria-label={results.saveAs(format, exhibit.name)}
          onClick={() => void save(format)}
        >
          {format}
        </Button>
      ))}
    </div>
  );
}
