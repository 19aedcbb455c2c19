import { pensionSplitSection } from '#output/exhibits/pension-split/pension-split.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addPensionSplitSlide(report: Report): void {
  const section = pensionSplitSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: niet alles komt door de premie. Wat door het beleggen verandert, is verwacht en niet zeker.',
    table: { largest: 10.5 },
  });
}
