import { flatChapter6b } from '#output/words/verdict/chapter-6b.ts';
import type { DossierResult } from '#core/result/result.ts';
import { effectsSection } from '#output/exhibits/effects.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

/** What the effects are shown for. */
const effectsPurpose = (result: DossierResult): string =>
  flatChapter6b(result) === 'laterChange'
    ? 'dit zijn de effecten per leeftijdscohort die de werkgever inzichtelijk maakt; een transitieplan hoeft niet'
    : 'dit is het transitie-effect voor het transitieplan';

export function addProfitSlide(report: Report): void {
  const section = effectsSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: `Vertel: ${effectsPurpose(report.subject.result)}. Lees eerst voor wat de maatstaf betekent: hij zegt niet hoeveel pensioen iemand krijgt.`,
    table: { largest: 10.5 },
  });
}
