import { keptScale } from '#core/result/kept-scale.ts';
import type { DossierResult } from '#core/result/result.ts';
import { openGroupSection } from '#output/exhibits/open-group.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

function tell(result: DossierResult): string {
  if (keptScale(result) !== null) {
    return 'Vertel: eerbiedigende werking betekent twee premies naast elkaar. Een vlakke premie voor iedereen is eenvoudiger, maar kan compensatie vragen.';
  }
  const { reason } = result.openGroup.grandfathering.permission;
  if (reason === 'fallingScale')
    return 'Vertel: deze staffel daalt bij een hogere leeftijd en kan niet blijven; de vraag is wat een vlakke premie voor iedereen kost.';
  return reason === 'levelPremium'
    ? 'Vertel: de premie is op elke leeftijd gelijk en blijft dat; de vraag is hoe hoog zij voor iedereen wordt.'
    : 'Vertel: een progressieve staffel kan hier niet; de vraag is wat een vlakke premie voor iedereen kost.';
}

export function addOpenGroupSlide(report: Report): void {
  const { subject } = report;
  const section = openGroupSection(subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: tell(subject.result),
    table: { tallest: 0.36 },
  });
}
