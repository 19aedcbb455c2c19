import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';

export function addSensitivitySlide(report: Report): void {
  const section = sensitivitySection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartBesideTable',
    tell: 'Vertel: welke aanname de uitkomst het meest beweegt, en bespreek of die aanname bij deze werkgever past.',
    table: { largest: 12, tallest: 0.46 },
  });
}
