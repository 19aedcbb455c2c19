import { answersSection } from '#output/topics/choices/answers-section.ts';
import { contentBox } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { sectionTable } from '#output/writers/pptx/section-table.ts';
import { evenTable } from '#output/writers/pptx/table-pages.ts';
import { writeNotes } from '#output/writers/pptx/slide-text.ts';

const tableBox = contentBox(2.12, 5.0);
const measuresBox = contentBox(5.18);

/** Exact and practical premium and what is left of the difference: the proof that they are equal. */
export function addProofSlide(report: Report): void {
  const section = answersSection(report.subject);
  if (section === null) return;
  const { topic, conclusion, lead, source, notes } = section;
  const slide = headedSlide(report, { layout: 'table', topic, title: conclusion, lead });
  drawTable(slide, evenTable({ ...sectionTable(section, 0), name: 'Tabel', box: tableBox, tallest: 0.62 }));
  drawTable(slide, {
    ...sectionTable(section, 1),
    name: section.exhibits[1]?.name ?? '',
    box: measuresBox,
    tallest: 0.36,
  });
  writeNotes(slide, [
    'Vertel: de exacte premie is de uitkomst, de afgeronde is wat u afspreekt; de tabel laat zien welk verschil daarna overblijft.',
    source.sentence,
    ...notes,
  ]);
}
