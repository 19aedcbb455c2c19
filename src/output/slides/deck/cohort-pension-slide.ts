import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { cohortPensionSection } from '#output/exhibits/cohort-pension.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addCohortPensionSlide(report: Report): void {
  const section = cohortPensionSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: wie erop vooruit en wie erop achteruit gaat, en dat dit de vraag naar compensatie oproept.',
    notes: [
      `Om herkenning van personen te voorkomen staan cohorten met minder dan ${smallestGroup} deelnemers niet apart op de dia.`,
      ...section.notes,
    ],
    table: { largest: 10.5 },
  });
}
