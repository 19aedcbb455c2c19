import { variantsExhibit } from '#output/topics/variants/variants-section.ts';
import { addTableSlides } from '#output/writers/pptx/table-pages.ts';
import type { Report } from '#output/writers/pptx/report.ts';

/** The variants that were asked for, beside the answer. */
export function addVariantsSlide(report: Report): void {
  const exhibit = variantsExhibit(report.content);
  if (exhibit === null) return;
  addTableSlides(report, exhibit.section, {
    tell: 'Vertel: per variant wat anders is gekozen, en wat dat met de kosten en het pensioen doet.',
    table: { boldColumns: 1, largest: 11 },
  });
}
