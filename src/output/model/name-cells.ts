import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { isBarred, rowName } from '#output/language/shown-name.ts';
import { cohortName, shortCohortName } from '#output/language/cohort-name.ts';
import type { AgeGroup } from '#core/result/shown-groups.ts';
import type { Cell } from '#output/model/table.ts';

/** The name of an alternative, in front of its row: `front` is the key of the one that stands out there. */
export const alternativeCell = (
  alternative: Alternative,
  front: PremiumKey | null = null,
  length: 'short' = 'short',
): Cell => ({
  content: nameOf(alternative, 'short'),
  look: 'value',
  read: rowName(alternative, length),
  row: [
    ...(alternative.key === front ? (['front'] as const) : []),
    ...(isBarred(alternative) ? (['barred'] as const) : []),
  ],
});

/** The name of a cohort: readers have less room for it. */
export const cohortCell = (group: Pick<AgeGroup, 'fromAge' | 'toAge'>): Cell => ({
  content: cohortName(group),
  look: 'value',
  read: shortCohortName(group),
});
