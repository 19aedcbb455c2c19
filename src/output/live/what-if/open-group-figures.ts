import { keptScale } from '#core/result/kept-scale.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { isCompensated, withCompensation } from '#output/language/open-group-display.ts';
import { sumOfYears } from '#output/language/summed-years.ts';
import { comparedText } from '#output/topics/choices/card-figures.ts';
import type { WhatIfFigure } from '#output/live/what-if/what-if-outcome.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { withEntrants } from '#output/language/entrants.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Years of the open group that are added up. */
const yearsAhead = 10;

const sum = (amounts: readonly number[]): number => sumOfYears(amounts, yearsAhead);

/** What a flat premium for all costs in the coming years with who is hired; nothing of a scale, which is closed to them. */
function flatFigure({ result }: ConclusionSubject, key: PremiumKey): readonly WhatIfFigure[] {
  const { openGroup } = result;
  const path = openGroup.flatForAll.find((flat) => flat.key === key);
  if (path === undefined) return [];
  const isAdded = isCompensated(path) && mayShowCompensation(result);
  return [
    {
      id: 'ten-years',
      label: `Werkgeverslast over ${yearsAhead} jaar, ${isAdded ? 'met' : 'zonder'} compensatie, ${withEntrants(result)}, niet contant`,
      ...comparedText({ cost: sum(isAdded ? withCompensation(path) : path.cost), now: sum(openGroup.unchanged) }),
    },
  ];
}

/** The same of keeping a scale, with a flat premium for who is hired; where the law does not forbid it. */
function keptFigure({ result }: ConclusionSubject): readonly WhatIfFigure[] {
  const kept = keptScale(result);
  if (kept === null) return [];
  return [
    {
      id: 'kept-scale',
      label: `Bij eerbiedigende werking: werkgeverslast over ${yearsAhead} jaar, ${withEntrants(result)}, niet contant`,
      ...comparedText({ cost: sum(kept), now: sum(result.openGroup.unchanged) }),
    },
  ];
}

export const openGroupFigures = (subject: ConclusionSubject, key: PremiumKey): readonly WhatIfFigure[] => [
  ...flatFigure(subject, key),
  ...keptFigure(subject),
];
