import { costBridgeSection } from '#output/exhibits/cost-bridge.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addCostBridgeSlide(report: Report): void {
  const section = costBridgeSection(report.subject);
  if (section === null) return;
  drawSection(
    report,
    { ...section, conclusion: `${section.conclusion} (naar onderdeel)` },
    {
      layout: 'chartBesideTable',
      tell: 'Vertel: vergelijk niet alleen de premiepercentages. Wat nu in de premie zit, kan straks apart op de factuur staan.',
      table: { largest: 12, tallest: 0.42 },
    },
  );
}
