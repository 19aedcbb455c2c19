import { costYearsSection } from '#output/exhibits/cost-years.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addCostYearsSlide(report: Report): void {
  const section = costYearsSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: gelijk over de hele periode is niet gelijk in elk jaar. Wijs het eerste en het laatste jaar aan voor de begroting.',
  });
}
