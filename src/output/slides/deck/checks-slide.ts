import { checkSections } from '#output/exhibits/checks/checks.ts';
import type { Report } from '#output/slides/report.ts';
import { addTableSlides } from '#output/slides/drawing/table-pages.ts';

/** Every check: first what is not in order, in full, then what is, in a few words. */
export function addChecksSlide(report: Report): void {
  const { failed, passed } = checkSections(report.subject);
  if (failed !== null) {
    addTableSlides(report, failed, {
      tell: 'Vertel: per regel wat de werkgever moet besluiten of aanleveren, en wie dat doet.',
      table: { boldColumns: 1, largest: 12 },
    });
  }
  if (passed !== null) {
    addTableSlides(report, passed, {
      tell: 'Vertel: deze toetsen zijn in orde. Regel voor regel bespreken hoeft niet.',
      table: { largest: 11 },
    });
  }
}
