import { gainsSection } from '#output/exhibits/gains.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

/** Who gains and who loses, and what compensation does to that. */
export function addGainsSlide(report: Report): void {
  const section = gainsSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: hoeveel mensen erop vooruit- en achteruitgaan, van welke leeftijd, en niet wie. Vraag wat zij ervan moeten merken.',
    table: { largest: 12 },
  });
}
