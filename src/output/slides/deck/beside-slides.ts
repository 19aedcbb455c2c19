import { decisionsSection } from '#output/exhibits/decisions.ts';
import { variantsExhibit } from '#output/exhibits/variants-section.ts';
import { addTableSlides } from '#output/slides/drawing/table-pages.ts';
import type { Report } from '#output/slides/report.ts';

/** The variants that were asked for, beside the answer. */
export function addVariantsSlide(report: Report): void {
  const exhibit = variantsExhibit(report.content);
  if (exhibit === null) return;
  addTableSlides(report, exhibit.section, {
    tell: 'Vertel: per variant wat anders is gekozen, en wat dat met de kosten en het pensioen doet.',
    table: { boldColumns: 1, largest: 11 },
  });
}

/** What was decided on the dossier, where variants were asked for. */
export function addDecisionsSlide(report: Report): void {
  const section = decisionsSection(report.content.beside?.decisions ?? []);
  if (section === null) return;
  addTableSlides(report, section, {
    tell: 'Vertel: wat is vastgelegd en waarom. Leg een nieuwe keuze in Evenwicht vast als er vandaag anders wordt besloten.',
    table: { largest: 11 },
  });
}
