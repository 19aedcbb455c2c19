import type { Exhibit } from '#output/model/section.ts';
import { ExhibitChart } from '#web/dossier/exhibits/exhibit-chart.tsx';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { SaveButtons } from '#web/dossier/exhibits/save-buttons.tsx';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';

interface ExhibitViewProps {
  readonly exhibit: Exhibit;
  /** Stands above the picture that is kept. */
  readonly conclusion: string;
  /** Of the files that are kept, without what comes behind the point. */
  readonly fileName: string;
}

/** A chart with its table one press away, or a table by itself. */
export function ExhibitView({ exhibit, conclusion, fileName }: ExhibitViewProps) {
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
