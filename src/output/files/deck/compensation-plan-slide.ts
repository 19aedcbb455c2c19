import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';

/** The rule of compensation, when it is paid and to whom, and what it restores. */
export function addCompensationPlanSlide(report: Report): void {
  const section = compensationPlanSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartBesideTable',
    tell: 'Vertel: wie tekortkomt, wat het kost om dat goed te maken en in welk jaar. Compenseren is een afspraak voor het transitieplan.',
    table: { largest: 12 },
  });
}
