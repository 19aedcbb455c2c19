import { reconciliationSection } from '#output/exhibits/invoice/reconciliation.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addReconciliationSlide(report: Report): void {
  const section = reconciliationSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: het model is naast de rekening van de verzekeraar gelegd. Wijs aan waar het verschil zit en wat daarvan de reden is.',
  });
}
