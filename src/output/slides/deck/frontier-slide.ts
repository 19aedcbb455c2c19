import { frontierSection } from '#output/exhibits/frontier.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addFrontierSlide(report: Report): void {
  const section = frontierSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chart',
    tell: 'Vertel: een hogere premie laat minder over voor compensatie, maar er is dan ook minder te compenseren.',
  });
}
