import type { FurtherKey } from '#core/further-result.ts';
import type { OpenGroupPath } from '#core/open-group-result.ts';
import type { AlternativeKey } from '#core/result.ts';

interface Names {
  readonly long: string;
  readonly short: string;
}

/** Dutch names of the alternatives: `long` for titles and legends, `short` for narrow places. */
export const alternativeNames: Readonly<Record<AlternativeKey | FurtherKey, Names>> = {
  unchanged: { long: 'Ongewijzigd', short: 'Ongewijzigd' },
  budgetNeutralFlat: { long: 'Budgetneutraal, vlakke premie', short: 'Budgetneutraal vlak' },
  budgetNeutralProgressive: { long: 'Budgetneutraal, progressieve staffel', short: 'Budgetneutraal progressief' },
  profitNeutralFlat: { long: 'Profijtneutraal, vlakke premie', short: 'Profijtneutraal vlak' },
  profitNeutralProgressive: { long: 'Profijtneutraal, progressieve staffel', short: 'Profijtneutraal progressief' },
  ambition: { long: 'Ambitie, progressieve staffel', short: 'Ambitie progressief' },
  ownFlat: { long: 'Eigen voorstel, vlakke premie', short: 'Eigen voorstel vlak' },
  ownScale: { long: 'Eigen voorstel, staffel', short: 'Eigen voorstel staffel' },
};

/** Dutch names of the paths of the open group. */
export const openGroupPathNames: Readonly<Record<OpenGroupPath, string>> = {
  unchanged: 'Ongewijzigd',
  grandfathering: 'Eerbiedigende werking',
  flat: 'Vlakke premie voor iedereen',
};
