import { compensationYearsSection } from '#output/exhibits/compensation-years.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addCompensationYearsSlide(report: Report): void {
  const section = compensationYearsSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: wanneer het geld nodig is. Het duurste en het laatste jaar horen in de begroting.',
    table: { largest: 10.5 },
  });
}
