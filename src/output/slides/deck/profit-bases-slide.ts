import { basisNote, basisPanels, profitBasesSection } from '#output/exhibits/profit-bases.ts';
import { columns, contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Report } from '#output/slides/report.ts';
import { sectionTable } from '#output/slides/drawing/section-table.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

const panelsBox = contentBox(2.12, 4.76);
const tableBox = contentBox(4.92, 6.72);

/** For average pay schemes, behind the question: a guaranteed euro is not a hoped-for euro. */
export function addProfitBasesSlide(report: Report): void {
  const section = profitBasesSection(report.subject);
  if (section === null) return;
  const { topic, conclusion, lead, notes, source } = section;
  const slide = headedSlide(report, { layout: 'content', topic, title: conclusion, lead });
  const panels = basisPanels(report.subject);
  const boxes = columns(panelsBox, panels.length);
  panels.forEach(({ name, isChosen, premium, sentences }, index) =>
    drawText(
      slide,
      name,
      boxes[index] ?? panelsBox,
      [
        {
          text: `${name}${isChosen ? ' · gekozen voor dit dossier' : ''}`,
          fontSize: 15,
          bold: true,
          colour: 'tx2',
        },
        { text: premium, fontSize: 24, bold: true },
        ...sentences.map((text) => ({ text, fontSize: 12 })),
      ],
      { fill: 'bg2', inset: 0.2, ...(isChosen ? { outline: 'tx2' } : {}) },
    ),
  );
  drawTable(slide, { ...sectionTable(section, 0), box: tableBox, largest: 12 });
  // The panels say what each basis means.
  const inPanels = new Set(panels.map(basisNote));
  writeNotes(slide, [
    'Vertel: een verwachting is geen zekerheid, en ook een premie die op risicovrij rendement volstaat geeft geen garantie. Wie op de premie bij verwacht rendement rekent, rekent op rendement dat niet vaststaat.',
    source.sentence,
    ...notes.filter((note) => !inPanels.has(note)),
  ]);
}
