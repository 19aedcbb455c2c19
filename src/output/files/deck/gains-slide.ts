import { gainsSection } from '#output/topics/people/gains-section.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';

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
