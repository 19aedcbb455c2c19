import type { Section } from '#output/model/section.ts';
import { useTopics } from '#web/features/results/use-topics.ts';
import { SectionExhibits } from '#web/dossier/exhibits/section-parts.tsx';

interface ExplainingChartProps {
  readonly section: Section;
  readonly fileName: string;
  /** Within the table it has no frame of its own. */
  readonly isFramed: boolean;
}

/** The chart of a row of the table of choices, under what it shows; on paper the tab that is open has its charts. */
export function ExplainingChart({ section, fileName, isFramed }: ExplainingChartProps) {
  const { conclusion, lead } = section;
  const topic = useTopics()(section).text;
  return (
    <section
      aria-label={topic}
      className={isFramed ? 'no-print min-w-0 rounded-corner border border-line bg-surface p-4 shadow-card' : 'min-w-0'}
    >
      <div lang="nl">
        <p className="text-lg leading-snug font-[650] text-balance">{conclusion}</p>
        {lead === '' ? null : <p className="mt-0.5 text-sm text-ink-soft">{lead}</p>}
      </div>
      <SectionExhibits section={section} fileName={fileName} />
    </section>
  );
}
