import { deathSection } from '#output/topics/schemes/death-section.ts';
import { survivorLaw } from '#output/topics/schemes/survivor-conclusion.ts';
import { contentBox } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { sectionTable } from '#output/writers/pptx/section-table.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { evenTable } from '#output/writers/pptx/table-pages.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';

const tableBox: Box = contentBox(2.12, 4.86);
const lawBox: Box = contentBox(4.96);

/** Cover on death and risk premiums, old and new; left out when the dossier has neither. */
export function addSurvivorSlide(report: Report): void {
  const section = deathSection(report.content);
  if (section === null) return;
  const { topic, conclusion, lead, notes, source } = section;
  const slide = headedSlide(report, { layout: 'content', topic, title: conclusion, lead });
  drawTable(
    slide,
    evenTable({ ...sectionTable(section, 0), box: tableBox, smallest: slide.smallestText, largest: 12 }),
  );
  const law = survivorLaw(report.subject);
  drawText(
    slide,
    'Wat de wet verandert',
    lawBox,
    [
      { text: 'Wat de wet verandert', fontSize: 13, bold: true, colour: 'tx2' },
      ...law.map((text) => ({ text, fontSize: 12 })),
    ],
    { fill: 'bg2', inset: 0.16 },
  );
  writeNotes(slide, [
    'Vertel: wat er verandert als iemand overlijdt. Dat raakt ook wie in het ouderdomspensioen niets merkt.',
    source.sentence,
    ...notes.filter((note) => !law.includes(note)),
    `Bronnen: ${source.article}.`,
  ]);
}
