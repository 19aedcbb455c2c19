import { sectionTable } from '#output/slides/drawing/section-table.ts';
import { compensationRoom, compensationSection } from '#output/exhibits/compensation.ts';
import { contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import type { Report } from '#output/slides/report.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { wholeTable } from '#output/slides/drawing/table-pages.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

const rulesBox: Box = { ...contentBox(2.12, 5.1), w: 4.5 };
const remarkBox: Box = { ...contentBox(5.3, 6.7), w: 4.5 };
const cohortsBox: Box = { ...contentBox(2.12, 6.7), x: 5.4, w: 7.333 };

/** Who is compensated, how, and what it costs per cohort; left out when nothing may be shown. */
export function addCompensationSlide(report: Report): void {
  const { subject } = report;
  const section = compensationSection(subject);
  if (section === null) return;
  const { topic, conclusion, lead, notes, source } = section;
  const room = compensationRoom(subject);
  const slide = headedSlide(report, { layout: 'content', topic, title: conclusion, lead });
  // None of the rules is cut off: what follows a comma may be the condition.
  drawTable(slide, wholeTable({ ...sectionTable(section, 0), box: rulesBox, largest: 11 }));
  drawText(
    slide,
    'Ruimte',
    remarkBox,
    room.map((text) => ({ text, fontSize: 12 })),
    { fill: 'bg2', inset: 0.16 },
  );
  drawTable(slide, { ...sectionTable(section, 1), box: cohortsBox, largest: 11.5, tallest: 0.42 });
  writeNotes(slide, [
    'Vertel: wie tekortkomt, en wat het kost om dat goed te maken. Compenseren is een afspraak voor het transitieplan.',
    source.sentence,
    ...notes.filter((note) => !room.includes(note)),
  ]);
}
