import { openSensitivitySection } from '#output/exhibits/open-sensitivity.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addOpenSensitivitySlide(report: Report): void {
  const section = openSensitivitySection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartBesideTable',
    tell: 'Vertel: wie er later in dienst komt is niet bekend. Deze tabel laat zien wat leeftijd, salaris en aantal van nieuwe medewerkers met de premie doen.',
    table: { largest: 12, tallest: 0.46 },
  });
}
