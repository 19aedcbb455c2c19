import { costDifferencesSection } from '#output/topics/cost/cost-differences-section.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';

/** What the new scheme costs beside the current one: where the parts are told as well, their table stands beside the chart. */
export function addCostSlide(report: Report): void {
  const section = costDifferencesSection(report.subject);
  if (section === null) return;
  const [differences, parts] = section.exhibits;
  const hasParts = differences !== undefined && parts !== undefined;
  drawSection(report, hasParts ? { ...section, exhibits: [{ ...differences, table: parts.table }] } : section, {
    layout: hasParts ? 'chartBesideTable' : 'chartAndTable',
    tell: hasParts
      ? 'Vertel: vergelijk niet alleen de premiepercentages. Wat nu in de premie zit, kan straks apart op de factuur staan.'
      : 'Vertel: boven nul is duurder dan nu. Gelijk over de eerste jaren is niet gelijk over tien jaar.',
    table: { largest: 13, tallest: 0.5 },
  });
}
