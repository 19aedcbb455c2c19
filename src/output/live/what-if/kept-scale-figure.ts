import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { WhatIfFigure } from '#output/live/what-if/what-if-outcome.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { comparedText } from '#output/topics/choices/card-figures.ts';

/** What choice A costs in thirty years, beside another premium. */
export function keptScaleFigure({ result }: ConclusionSubject, asked: PremiumKey): readonly WhatIfFigure[] {
  const kept = result.choices.find(({ key, premium }) => key === 'A' && premium !== asked);
  if (kept === undefined) return [];
  return [
    {
      id: 'kept-scale',
      label: 'Keuze A: werkgeverslast over 30 jaar, contant',
      ...comparedText({ cost: kept.cost.thirtyYears, now: result.now.cost.thirtyYears }),
    },
  ];
}
