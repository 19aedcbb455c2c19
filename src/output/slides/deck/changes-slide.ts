import { changesSection } from '#output/exhibits/changes.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addChangesSlide(report: Report): void {
  const section = changesSection(report.subject);
  if (section === null) return;
  const hasChart = section.exhibits.some(({ chart }) => chart !== null);
  drawSection(report, section, {
    layout: 'wideChart',
    tell: `Vertel: hoeveel mensen erop vooruit en achteruit gaan, niet wie.${hasChart ? ' Een punt is een groep, geen persoon.' : ''}`,
    table: { largest: 12, tallest: 0.6 },
  });
}
