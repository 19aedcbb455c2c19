import { hasFlatPremium } from '#output/language/current-scheme.ts';
import { frontPremiumSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import type { Report } from '#output/writers/pptx/report.ts';

/** The premium of now, what stands in front and the maximum. */
export function addFrontPremiumSlide(report: Report): void {
  const section = frontPremiumSection(report.subject);
  drawSection(report, section, {
    layout: 'chart',
    tell: hasFlatPremium(report.subject.input)
      ? 'Vertel: de premie is nu op elke leeftijd gelijk; een lijn erboven is meer premie, een lijn eronder minder.'
      : 'Vertel: waar een vlakke lijn boven de stijgende ligt krijgt iemand van die leeftijd meer premie, waar zij eronder ligt minder.',
    notes: [...section.notes, 'De figuur is te bewerken: klik met rechts op de grafiek en kies Gegevens bewerken.'],
  });
}
