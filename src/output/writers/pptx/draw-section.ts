import type { Section } from '#output/model/section.ts';
import type { SlideDraft } from '#output/writers/pptx/draft.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { type LayoutName, layoutNamed } from '#output/writers/pptx/layouts.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { drawChart } from '#output/writers/pptx/slide-chart.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { type SlideTable } from '#output/writers/pptx/table-model.ts';
import { evenTable } from '#output/writers/pptx/table-pages.ts';
import { writeNotes } from '#output/writers/pptx/slide-text.ts';

/** What a slide adds to what the section says. */
export interface SectionSlide {
  /** Where there is a chart; without one the table has the slide, unless the slide draws the figures itself (`content`). */
  readonly layout: LayoutName;
  /** What the speaker tells. */
  readonly tell: string;
  /** In the place of the notes of the section, where the slide has more to say. */
  readonly notes?: readonly string[];
  readonly table?: Pick<SlideTable, 'largest' | 'tallest' | 'boldColumns'>;
}

/** A section as one slide, which is returned: its chart, its table, or both. A layout without a place for one leaves it out. */
export function drawSection(
  report: Report,
  section: Section,
  { layout, tell, notes, table }: SectionSlide,
): SlideDraft {
  const { topic, conclusion, lead, source } = section;
  const [exhibit] = section.exhibits;
  const chart = exhibit?.chart ?? null;
  const used = chart === null && layout !== 'content' ? 'table' : layout;
  const place = layoutNamed(used).placeholders.find(({ name }) => name === 'table');
  const slide = headedSlide(report, { layout: used, topic, title: conclusion, lead });
  if (chart !== null && used !== 'content') drawChart(slide, chart.model, chart.text);
  if (exhibit?.table && place !== undefined) {
    const { model, text } = exhibit.table;
    drawTable(
      slide,
      evenTable({
        ...model,
        name: 'Tabel',
        alternativeText: text,
        box: place.box,
        ...table,
      }),
    );
  }
  writeNotes(slide, [tell, source.sentence, ...(notes ?? section.notes)]);
  return slide;
}
