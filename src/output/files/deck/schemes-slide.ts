import { leftOutNote, schemesSection } from '#output/topics/schemes/schemes-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { addTableSlides } from '#output/writers/pptx/table-pages.ts';

export function addSchemesSlide(report: Report): void {
  const section = schemesSection(report.subject);
  // The main slide has the same conclusion, of what changes alone.
  const inFull = { ...section, conclusion: `${section.conclusion} (alle onderdelen)` };
  addTableSlides(report, inFull, {
    tell: 'Vertel: alleen de vette regels veranderen. Vraag of er afspraken zijn die niet in de tabel staan.',
    notes: section.notes.map((note) =>
      note === leftOutNote ? `${note} Is er dekking bij overlijden ingevuld, dan heeft die een eigen dia.` : note,
    ),
    table: { largest: 11.5 },
  });
}
