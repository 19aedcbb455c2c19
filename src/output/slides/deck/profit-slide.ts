import type { StatutoryOutcome } from '#core/statutory-effects/statutory-outcome.ts';
import { effectsSection } from '#output/exhibits/effects.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import type { Report } from '#output/slides/report.ts';

const isDrawn = (statutory: StatutoryOutcome | null): boolean => statutory?.outcome.sort === 'calculated';

/** The effects on the adviser's own basis, where there are none on that of the law: two of them side by side would confuse a board. */
export function addProfitSlide(report: Report): void {
  const section = isDrawn(report.content.statutory) ? null : effectsSection(report.subject);
  if (section === null) return;
  drawSection(report, section, {
    layout: 'chartAndTable',
    tell: 'Vertel: dit is een verkenning op de aannames van het dossier; voor transitieplan en deelnemers telt de wettelijke basis. Lees eerst voor wat de maatstaf betekent: hij zegt niet hoeveel pensioen iemand krijgt.',
    table: { largest: 10.5 },
  });
}
