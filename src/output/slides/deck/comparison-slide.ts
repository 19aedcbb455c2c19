import { comparisonSection } from '#output/exhibits/comparison.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addComparisonSlide(report: Report): void {
  const section = comparisonSection(report.subject);
  drawSection(report, section, {
    layout: 'table',
    tell: 'Vertel: lees elke rij als een keuze: wat kost het, wat levert het op en wie gaat erop achteruit.',
    table: { tallest: 0.56, largest: 12 },
  });
}
