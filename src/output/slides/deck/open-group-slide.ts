import { neutralFlatSentence } from '#output/words/open-group/open-group.ts';
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

/** Keeping the scale, or one premium for all; left out where the law permits no scale. */
export function addKeepOrFlatSlide(report: Report): void {
  if (keptScale(report.subject.result) !== null) drawOpenGroup(report);
}

/** One premium for all over thirty years, where there is no scale to keep. */
export function addFlatForAllSlide(report: Report): void {
  if (keptScale(report.subject.result) === null) drawOpenGroup(report);
}

function drawOpenGroup(report: Report): void {
  const { subject } = report;
  const section = openGroupSection(subject);
  if (section === null) return;
  // On a slide the lead is short: the premium that is equal over thirty years goes to the notes.
  const neutral = neutralFlatSentence(subject);
  const lead = section.lead.replace(neutral, '').replaceAll('  ', ' ').trim();
  const isMoved = lead !== '' && lead !== section.lead;
  drawSection(
    report,
    { ...section, lead: isMoved ? lead : section.lead },
    {
      layout: 'chartAndTable',
      tell: tell(subject.result),
      notes: isMoved ? [...section.notes, neutral] : section.notes,
      table: { largest: 12, tallest: 0.4 },
    },
  );
}
