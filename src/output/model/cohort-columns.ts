import type { AgeGroup } from '#core/result/shown-groups.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import type { TableColumn } from '#output/model/section.ts';

/** How wide a column is of one of so many cohorts. */
export const cohortShare = (count: number): number => Math.max(7, 70 / count);

/** A column of names, `share` wide, and one for each cohort: narrower the more there are. */
export const cohortColumns = (groups: readonly AgeGroup[], share: number): readonly TableColumn[] => [
  { head: 'Leeftijd bij de transitie', share, align: 'left' },
  ...groups.map((group) => ({
    head: shortCohortName(group),
    share: cohortShare(groups.length),
    align: 'right' as const,
  })),
];
