import { isAveragePay } from '#core/scheme-kind.ts';
import { costDifferencesSection } from '#output/exhibits/cost-differences.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

/** What the new scheme costs beside the current one. */
export function addCostSlide(report: Report): void {
  const section = costDifferencesSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: isAveragePay(report.subject.input) ? 'chartBesideTable' : 'chartAndTable',
    tell: isAveragePay(report.subject.input)
      ? 'Vertel: vergelijk niet alleen de premiepercentages. Wat nu in de premie zit, kan straks apart op de factuur staan.'
      : 'Vertel: boven nul is duurder dan nu. Gelijk over de eerste jaren is niet gelijk over tien jaar.',
    table: { largest: 13, tallest: 0.5 },
  });
}
