import { afterCompensationSection } from '#output/exhibits/after-compensation.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addAfterCompensationSlide(report: Report): void {
  const section = afterCompensationSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: wat compensatie goedmaakt, en wat mensen daarvan als pensioen en wat zij als salaris krijgen.',
    table: { largest: 10.5 },
  });
}
