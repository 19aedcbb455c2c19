import { modelPersonsSection } from '#output/exhibits/model-persons.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addModelPersonsSlide(report: Report): void {
  const section = modelPersonsSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: neem de maatmens die het meest op uw werknemers lijkt, en laat zien dat het mee en tegen kan zitten.',
  });
}
