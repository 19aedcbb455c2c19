import type { Section } from '#output/exhibits/model/section.ts';
import { hasFlatPremium } from '#output/words/current-scheme.ts';
import { frontPremiumSection, premiumByAgeSection } from '#output/exhibits/premium-by-age.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

export function addPremiumByAgeSlide(report: Report): void {
  const section = premiumByAgeSection(report.subject);
  drawPremiums(report, { ...section, conclusion: `${section.conclusion} (alle alternatieven)` });
}

/** The premium of now, what stands in front and the maximum. */
export const addFrontPremiumSlide = (report: Report): void => drawPremiums(report, frontPremiumSection(report.subject));

function drawPremiums(report: Report, section: Section): void {
  drawSection(report, section, {
    layout: 'chart',
    tell: hasFlatPremium(report.subject.input)
      ? 'Vertel: de premie is nu op elke leeftijd gelijk; een lijn erboven is meer premie, een lijn eronder minder.'
      : 'Vertel: waar een vlakke lijn boven de stijgende ligt krijgt iemand van die leeftijd meer premie, waar zij eronder ligt minder.',
    notes: [...section.notes, 'De figuur is te bewerken: klik met rechts op de grafiek en kies Gegevens bewerken.'],
  });
}
