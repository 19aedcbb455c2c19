import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { cohortCostSection } from '#output/exhibits/cohort-cost.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addCohortCostSlide(report: Report): void {
  const section = cohortCostSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: voor wie u meer en voor wie u minder gaat betalen. Budgetneutraal geldt voor allen samen, niet per leeftijd.',
    notes: [
      ...section.notes,
      `Leeftijd: op de transitiedatum. Om herkenning van personen te voorkomen staan cohorten met minder dan ${smallestGroup} deelnemers niet apart op de dia.`,
    ],
    table: { largest: 10.5 },
  });
}
