import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { addTableSlides } from '#output/writers/pptx/table-pages.ts';

export function addAssumptionsSlide(report: Report): void {
  const section = assumptionsSection(report.content.dossier);
  if (section === null) return;
  addTableSlides(report, section, {
    tell: 'Vertel: welke uitgangspunten u hebt gekozen en waarom. Spreek af wie akkoord geeft op de standaardwaarden die nog open staan.',
    table: { largest: 12 },
  });
}
