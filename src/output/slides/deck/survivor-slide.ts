import { deathSection } from '#output/exhibits/schemes/death.ts';
import { survivorLaw } from '#output/words/conclusions/survivor.ts';
import { contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import type { Report } from '#output/slides/report.ts';
import { sectionTable } from '#output/slides/drawing/section-table.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { evenTable } from '#output/slides/drawing/table-pages.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

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
