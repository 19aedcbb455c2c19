import { choicesSection } from '#output/exhibits/choices.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

/** The choices beside each other, with the best and the worst of each column. */
export function addChoicesSlide(report: Report): void {
  drawSection(report, choicesSection(report.subject), {
    layout: 'table',
    tell: 'Vertel: lees elke rij als een keuze: wat kost het, wat levert het op en wie gaat er het meest op achteruit.',
    table: { tallest: 0.6, largest: 13, boldColumns: 1 },
  });
}
