import { type SlideDraft } from '#output/writers/pptx/draft.ts';
import { columns, contentBox } from '#output/writers/drawing/grid.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';

/** What the appendix is about, in its order: slides that follow each other share their subject. */
const subjectsOf = (appendix: readonly SlideDraft[]): readonly string[] => [
  ...new Set(appendix.map(({ topic }) => topic)),
];

/** Between what is told and what it rests on: what stands in the appendix. */
export function addDividerSlide(report: Report, appendix: readonly SlideDraft[]): void {
  const slide = headedSlide(report, {
    layout: 'divider',
    topic: 'Bijlage',
    title: 'Waar de hoofdlijn op rust',
    lead: 'Om in op te zoeken: hiervan hoeft niets te worden verteld.',
  });
  const subjects = subjectsOf(appendix);
  const half = Math.ceil(subjects.length / 2);
  const boxes = columns(contentBox(2.5), 2);
  [subjects.slice(0, half), subjects.slice(half)].forEach((texts, index) => {
    const box = boxes[index];
    if (texts.length === 0 || box === undefined) return;
    drawText(
      slide,
      `Onderwerpen ${index + 1}`,
      box,
      texts.map((text) => ({ text: `• ${text}`, fontSize: 20 })),
    );
  });
  writeNotes(slide, [
    'Vertel: tot hier is verteld; wat volgt ligt klaar voor vragen.',
    'Bron in de werkmap: blad Uitgangspunten.',
    'Elke dia van de bijlage noemt hier, in haar notities, het blad met haar cijfers.',
  ]);
}
