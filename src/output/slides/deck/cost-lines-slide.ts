import { costLinesSection } from '#output/exhibits/cost-lines.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addCostLinesSlide(report: Report): void {
  const section = costLinesSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: buiten de horizon lopen de lasten uiteen. Compensatie is tijdelijk en komt erbovenop.',
    table: { tallest: 0.36 },
  });
}
